import Formline

/// The model: it owns the relay that the list shows.
final class TweetListModel {
  let tweets = BehaviorRelay(value: (0..<3).map { "Tweet: \($0)番目" })

  func addTweet() { tweets.accept(tweets.value + ["Tweet: \(tweets.value.count)番目"]) }
}
