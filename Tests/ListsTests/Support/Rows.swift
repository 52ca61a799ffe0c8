import Lists
import Views

/// A data source of one's own: plain rows, and notes of what was asked.
final class Rows: ListViewDataSource {
  var sections: [[String]]
  var headers: [String?] = []
  var footers: [String?] = []
  var isEditable = false
  var asked: [IndexPath] = []
  var committed: [IndexPath] = []

  init(_ rows: [String]) { sections = [rows] }

  init(sections: [[String]]) { self.sections = sections }

  func numberOfSections(in listView: ListView) -> Int { sections.count }

  func listView(_ listView: ListView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

  func listView(_ listView: ListView, cellForRowAt indexPath: IndexPath) -> ListViewCell {
    asked.append(indexPath)
    let cell = listView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func listView(_ listView: ListView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }

  func listView(_ listView: ListView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }

  func listView(_ listView: ListView, canEditRowAt indexPath: IndexPath) -> Bool { isEditable }

  func listView(
    _ listView: ListView, commit editingStyle: EditingStyle, forRowAt indexPath: IndexPath
  ) {
    committed.append(indexPath)
    sections[indexPath.section].remove(at: indexPath.row)
    listView.reloadData()
  }
}

extension ListView {
  /// A list that shows `source`, `height` rows high.
  convenience init(_ source: any ListViewDataSource, height: Int? = nil) {
    self.init()
    register(ListViewCell.self, forCellReuseIdentifier: "Cell")
    dataSource = source
    self.height = height
  }
}
