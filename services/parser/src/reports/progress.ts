/** Reports show progress; writing it for each of ten thousand items would take half of the time. */
const PROGRESS_MS = 500;

/** Writes progress at most twice a second; the latest value is written even when no other follows. */
export class Progress {
  private writtenAt = 0;
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<unknown> = Promise.resolve();

  constructor(private readonly write: (done: number) => Promise<unknown>) {}

  /** Sets how much is done. Fails when an immediate write fails; a failed delayed write is ignored, the next one follows. */
  async update(done: number): Promise<void> {
    clearTimeout(this.timer);
    const waitMs = this.writtenAt + PROGRESS_MS - Date.now();
    if (waitMs <= 0) return void (await this.flush(done));
    this.timer = setTimeout(() => void this.flush(done).catch(() => undefined), waitMs);
  }

  /** Stops; resolves when the last write has ended. */
  async stop(): Promise<void> {
    clearTimeout(this.timer);
    await this.writing.catch(() => undefined);
  }

  private flush(done: number): Promise<unknown> {
    this.writtenAt = Date.now();
    return (this.writing = this.write(done));
  }
}
