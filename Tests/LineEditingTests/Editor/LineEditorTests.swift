import Testing

/// Everything that starts libedit.
///
/// It is not safe to use by two threads (its search keeps static buffers), and the environment that it reads
/// is the process's, so these suites run one after another.
@Suite(.serialized) struct LineEditorTests {}
