import { Writable } from 'node:stream';

/** Somewhere a service under test may write its log. */
export interface LogCatcher extends Writable {
  text: string;
}

export function logCatcher(): LogCatcher {
  const catcher = new Writable({
    write(chunk: Buffer, _encoding, done) {
      catcher.text += chunk.toString();
      done();
    },
  }) as LogCatcher;
  catcher.text = '';
  return catcher;
}

/** The lines caught so far. */
export function linesOf({ text }: LogCatcher): Record<string, unknown>[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}
