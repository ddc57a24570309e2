const WIDTH = 28;
const EVERY_MS = 5_000;

/** Shows progress: a progress bar on a terminal, occasional lines in log files. */
export class Progress {
  private done = 0;
  private printedAt = 0;

  constructor(
    private readonly title: string,
    private readonly total: number,
    private readonly out: NodeJS.WriteStream = process.stdout,
  ) {
    this.print();
  }

  /** Counts one item. */
  step(): void {
    this.done += 1;
    const isDue = Date.now() - this.printedAt > (this.out.isTTY ? 80 : EVERY_MS);
    if (isDue || this.done === this.total) this.print();
  }

  private print(): void {
    this.printedAt = Date.now();
    const line = `${this.title.padEnd(16)} ${bar(this.done, this.total)} ${this.done}/${this.total}`;
    if (!this.out.isTTY) this.out.write(`${line}\n`);
    else this.out.write(`\r${line}${this.done >= this.total ? '\n' : ''}`);
  }
}

/** A progress bar as text. */
export function bar(done: number, total: number, width = WIDTH): string {
  const full = total === 0 ? width : Math.floor((done / total) * width);
  return `${'█'.repeat(full)}${'·'.repeat(width - full)}`;
}
