/** Writes a line to the standard output. */
export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}
