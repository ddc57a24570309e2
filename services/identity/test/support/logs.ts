import { Writable } from 'node:stream';

/** A stream that collects the log of a service under test. */
export interface LogCollector extends Writable {
  text: string;
}

export function logCollector(): LogCollector {
  const catcher = new Writable({
    write(chunk: Buffer, _encoding, done) {
      catcher.text += chunk.toString();
      done();
    },
  }) as LogCollector;
  catcher.text = '';
  return catcher;
}

/** The collected lines. */
export function linesOf({ text }: LogCollector): Record<string, unknown>[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}
