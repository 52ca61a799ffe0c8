import RxCore
import Testing

/// What `dispose()` of a subject means, the same for every kind.
@Suite struct SubjectDisposeTests {
  /// A subject of one kind, seen from both sides.
  struct Kind: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @Sendable () -> (any Cancelable, Observable<Int>, AnyObserver<Int>, hasObservers: () -> Bool)
  }

  static let kinds = [
    Kind(testDescription: "PublishSubject") {
      let subject = PublishSubject<Int>()
      return (subject, subject, subject.asObserver(), { subject.hasObservers })
    },
    Kind(testDescription: "BehaviorSubject") {
      let subject = BehaviorSubject(value: 1)
      return (subject, subject, subject.asObserver(), { subject.hasObservers })
    },
    Kind(testDescription: "ReplaySubject") {
      let subject = ReplaySubject<Int>.create(bufferSize: 2)
      subject.onNext(1)
      return (subject, subject, subject.asObserver(), { subject.hasObservers })
    },
    Kind(testDescription: "AsyncSubject") {
      let subject = AsyncSubject<Int>()
      subject.onNext(1)
      return (subject, subject, subject.asObserver(), { subject.hasObservers })
    },
  ]

  @Test(arguments: kinds, [false, true]) func nobodyHearsAnythingMore(_ kind: Kind, _ hasEnded: Bool) {
    let (subject, values, observer, hasObservers) = kind.make()
    let early = Recorder<Int>()
    _ = values.subscribe(early)
    if hasEnded { observer.onCompleted() }
    let count = early.events.count
    subject.dispose()
    subject.dispose()
    #expect(subject.isDisposed)
    #expect(!hasObservers())
    observer.onNext(2)
    observer.onCompleted()
    #expect(early.events.count == count)
    let late = Recorder<Int>()
    _ = values.subscribe(late)
    #expect(late.events.count == 1)
    #expect(late.error as? RxError == .disposed)
    #expect(!hasObservers())
  }

  @Test(arguments: kinds.dropLast()) func inTheMiddleOfADelivery(_ kind: Kind) {
    let (subject, values, observer, _) = kind.make()
    let late = Recorder<Int>()
    _ = values.subscribe(onNext: {
      if $0 == 2 {
        observer.onNext(3)
        subject.dispose()
      }
    })
    _ = values.subscribe(late)
    observer.onNext(2)
    #expect(!late.values.contains(2) && !late.values.contains(3))
    #expect(late.error == nil)
  }

  @Test(arguments: kinds) func inABagItIsMarkedFirst(_ kind: Kind) {
    let (subject, values, observer, _) = kind.make()
    let recorder = Recorder<Int>()
    _ = values.subscribe(recorder)
    let count = recorder.events.count
    do {
      let bag = DisposeBag()
      Disposables.create {
        observer.onNext(7)
        observer.onCompleted()
        #expect(subject.isDisposed)
      }.disposed(by: bag)
      subject.disposed(by: bag)
    }
    #expect(recorder.events.count == count)
  }

  @Test(arguments: kinds) func itsSubscribersAreLetGoOf(_ kind: Kind) {
    final class Thing {}
    let (subject, values, _, _) = kind.make()
    weak var watched: Thing?
    do {
      let thing = Thing()
      watched = thing
      _ = values.map { $0 }.subscribe(onNext: { _ in _ = thing })
    }
    #expect(watched != nil)
    subject.dispose()
    #expect(watched == nil)
  }

  @Test func aDisposedBehaviorSubjectHasNoValue() {
    let subject = BehaviorSubject(value: 1)
    subject.dispose()
    #expect(throws: RxError.disposed) { try subject.value() }
    #expect("\(RxError.disposed)" == "The subject was disposed.")
  }
}
