import { Session, type Profiler } from 'node:inspector';

/** Built-in functions that traverse their whole input. */
const WALKS: readonly (readonly [object, readonly string[]])[] = [
  [String.prototype, ['replace', 'replaceAll', 'split', 'trim', 'toLowerCase', 'normalize', 'matchAll']],
  [Array.prototype, ['splice', 'unshift', 'concat', 'includes', 'indexOf', 'reverse', 'join']],
];

/**
 * Counts the executions of functions, loop bodies and branches, and the input of built-in functions. Unlike time, the
 * result is the same on any machine. Work inside regular expressions is not counted.
 */
export class WorkCounter {
  private readonly session = new Session();

  constructor() {
    this.session.connect();
    this.session.post('Profiler.enable');
    this.session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** The work of `action` in the code whose address matches. */
  of(code: RegExp, action: () => void): number {
    this.take();
    const walked = walkedIn(action);
    const scripts = this.take().filter(({ url }) => code.test(url));
    return scripts.flatMap(({ functions }) => functions).reduce((sum, { ranges }) => sum + countOf(ranges), walked);
  }

  /** The counts since the last call. */
  private take(): Profiler.ScriptCoverage[] {
    let scripts: Profiler.ScriptCoverage[] = [];
    this.session.post('Profiler.takePreciseCoverage', (error, { result }) => {
      if (error) throw error;
      scripts = result;
    });
    return scripts;
  }
}

const countOf = (ranges: readonly Profiler.CoverageRange[]): number =>
  ranges.reduce((sum, { count }) => sum + count, 0);

type Native = (this: { length: number }, ...args: unknown[]) => unknown;

function walkedIn(action: () => void): number {
  let walked = 0;
  const natives = WALKS.flatMap(
    // The built-in function itself.
    ([owner, names]) => names.map((name) => ({ owner, name, native: Reflect.get(owner, name) as Native })),
  );
  for (const { owner, name, native } of natives) {
    Reflect.set(owner, name, function (this: { length: number }, ...args: unknown[]) {
      walked += this.length;
      return native.apply(this, args);
    });
  }
  try {
    action();
  } finally {
    for (const { owner, name, native } of natives) Reflect.set(owner, name, native);
  }
  return walked;
}
