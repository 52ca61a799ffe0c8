/// What the classes are that RxCore makes its graphs of, to a reader of a path.
///
/// Nobody who writes `debounce` knows a `DebounceSink`. Nothing of RxCore is needed here but these names.
enum CoreClass: Hashable {
  /// A part of one operator.
  case part(of: String)
  /// A part of the operator whose closure this property keeps: the closure is named after it.
  case partNamed(byProperty: String)
  /// The way of an inner source into a join: of the operator that made it, else of this one.
  case inner(of: String)
  /// What the ways into an operator join in: of the operator by which it was reached, else of this one.
  case join(of: String)
  /// It stands between others, and says nothing to a reader.
  case between

  /// The class of this name without module and generic arguments, nil for those that a program uses by name.
  static func named(_ name: Substring) -> CoreClass? { all[name] }

  static let all: [Substring: CoreClass] = [
    "Stage": .partNamed(byProperty: "body"),
    "EndingStage": .partNamed(byProperty: "body"),
    "ClosureInlet": .partNamed(byProperty: "body"),
    "Source": .partNamed(byProperty: "run"),
    "Joined": .partNamed(byProperty: "begin"),
    "Sequencer": .partNamed(byProperty: "nextSource"),

    "CatchSink": .part(of: "catch"),
    "CombinerInlet": .part(of: "combineLatest"),
    "CountedSink": .part(of: "refCount"),
    "DebounceSink": .part(of: "debounce"),
    "EffectSink": .part(of: "do"),
    "GroupInlet": .part(of: "groupBy"),
    "GroupHub": .part(of: "groupBy"),
    "IfEmptySink": .part(of: "ifEmpty"),
    "MergeInlet": .inner(of: "merge"),
    "ObserveInlet": .part(of: "observe"),
    "RaceInlet": .part(of: "amb"),
    "RefCount": .part(of: "refCount"),
    "RetryInlet": .part(of: "retry"),
    "Shared": .part(of: "share"),
    "SharedCore": .part(of: "share"),
    "SwitchInlet": .inner(of: "switchLatest"),
    "WindowInlet": .part(of: "window"),
    "ZipperInlet": .part(of: "zip"),

    "Combiner": .join(of: "combineLatest"),
    "DelayRun": .join(of: "delay"),
    "GroupRun": .join(of: "groupBy"),
    "Merger": .join(of: "merge"),
    "ObserveRun": .join(of: "observe"),
    "Race": .join(of: "amb"),
    "RetryRun": .join(of: "retry"),
    "Switcher": .join(of: "switchLatest"),
    "ThrottleRun": .join(of: "throttle"),
    "TimeoutRun": .join(of: "timeout"),
    "WindowRun": .join(of: "window"),
    "Zipper": .join(of: "zip"),

    "Cell": .between,
    "Cells": .between,
    "Connection": .between,
    "EventQueue": .between,
    "Fan": .between,
    "FullSubscriber": .between,
    "Hub": .between,
    "Lane": .between,
    "Lanes": .between,
    "Mailbox": .between,
    "Memory": .between,
    "OwnerCarrier": .between,
    "Resource": .between,
    "SequencerInlet": .between,
    "SharedHub": .between,
    "StackCheckpoint": .between,
    "Subscriber": .between,
    "SubscriberCount": .between,
  ]
}
