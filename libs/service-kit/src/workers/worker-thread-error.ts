/** A task's thread ended before the task did: it exited, filled its heap, or threw outside of any task. */
export class WorkerThreadError extends Error {
  /** Of the error that ended the thread, such as `ERR_WORKER_OUT_OF_MEMORY`. */
  readonly code: string | undefined;

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'WorkerThreadError';
    this.code = (cause as NodeJS.ErrnoException | undefined)?.code;
  }

  /** Whether the task itself is to blame: it would fill the next thread's heap, too. */
  get isOutOfMemory(): boolean {
    return this.code === 'ERR_WORKER_OUT_OF_MEMORY';
  }
}
