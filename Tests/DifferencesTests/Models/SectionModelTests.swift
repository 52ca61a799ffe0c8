import Differences
import Testing

@Suite struct SectionModelTests {
  @Test func aSectionKeepsItsModelOverOtherRows() {
    let section = SectionModel(original: SectionModel(model: "S", items: [1]), items: [2, 3])
    #expect(section == SectionModel(model: "S", items: [2, 3]))
    #expect(section.identity == "S" && section.description == "S: [2, 3]")
  }

  @Test func anAnimatableSectionHasItsModelsIdentity() {
    let section = AnimatableSectionModel(original: Section("S", "a"), items: [Row(identity: "b")])
    #expect(section.identity == "S" && section.description == "S#0: [b=0]")
  }

  @Test func itemsAreFoundByTheirPath() {
    let sections = [SectionModel(model: 0, items: ["a"]), SectionModel(model: 1, items: ["b", "c"])]
    #expect(sections[IndexPath(row: 1, section: 1)] == "c")
  }
}
