/**
 * Flags for the Node process that runs the database: a small young generation frees short-lived buffers early, and
 * keeps the process 25 MB smaller than Node's defaults without more processor time (docs/benchmarks.md). Pages of the
 * file are cached outside of the heap, with a limit of their own.
 */
export const CHILD_FLAGS: readonly string[] = [
  '--max-semi-space-size=4',
  '--max-old-space-size=160',
  // Since version 13, V8 can keep no empty pages in reserve: 8 MB less.
  ...(Number.parseInt(process.versions.v8) >= 13 ? ['--memory-saver-mode'] : []),
];
