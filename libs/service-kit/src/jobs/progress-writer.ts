/**
 * Writes progress one value at a time; when values arrive faster than they are written, intermediate ones are skipped.
 */
export class ProgressWriter {
  private latest: { value: unknown } | undefined;
  private writing: Promise<void> | undefined;

  constructor(private readonly store: (value: unknown) => Promise<void>) {}

  /** Resolves when this or a later value is stored. */
  async write(value: unknown): Promise<void> {
    this.latest = { value };
    this.writing ??= this.run();
    await this.writing;
  }

  async waitUntilIdle(): Promise<void> {
    await this.writing;
  }

  private async run(): Promise<void> {
    try {
      while (this.latest) {
        const { value } = this.latest;
        this.latest = undefined;
        await this.store(value);
      }
    } finally {
      // Directly after the last check: a value that comes next starts another run.
      this.writing = undefined;
    }
  }
}
