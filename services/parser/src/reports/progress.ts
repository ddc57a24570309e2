/** A list shows progress; writing it for each of ten thousand would be half of the work. */
const PROGRESS_MS = 500;

/** Writes progress at most twice a second, and the last of it also when nothing more happens for long. */
export class Progress {
  private writtenAt = 0;
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<unknown> = Promise.resolve();

  constructor(private readonly write: (done: number) => Promise<unknown>) {}

  /** Says how much is done. Fails when writing fails at once; a later write that fails is made up for by the next. */
  async note(done: number): Promise<void> {
    clearTimeout(this.timer);
    const waitMs = this.writtenAt + PROGRESS_MS - Date.now();
    if (waitMs <= 0) return void (await this.tell(done));
    this.timer = setTimeout(() => void this.tell(done).catch(() => undefined), waitMs);
  }

  /** Nothing is written any more once this resolves. */
  async stop(): Promise<void> {
    clearTimeout(this.timer);
    await this.writing.catch(() => undefined);
  }

  private tell(done: number): Promise<unknown> {
    this.writtenAt = Date.now();
    return (this.writing = this.write(done));
  }
}
