/** Lets so many tasks run at a time; the others wait in the order they came. */
export class Turns {
  private readonly waiting: (() => void)[] = [];

  constructor(private free: number) {}

  /** Runs a task when it is its turn. */
  async take<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.free > 0) this.free--;
    else await new Promise<void>((begin) => this.waiting.push(begin));
    try {
      return await task();
    } finally {
      this.pass();
    }
  }

  private pass(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.free++;
  }
}
