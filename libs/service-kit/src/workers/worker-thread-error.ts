/** The thread of a task ended before the task: it exited, exceeded its heap, or threw outside of any task. */
export class WorkerThreadError extends Error {
  /** The code of the error that ended the thread, such as `ERR_WORKER_OUT_OF_MEMORY`. */
  readonly code: string | undefined;

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'WorkerThreadError';
    this.code = (cause as NodeJS.ErrnoException | undefined)?.code;
  }

  /** Whether the task exceeded the heap: it would also do so in the next thread. */
  get isOutOfMemory(): boolean {
    return this.code === 'ERR_WORKER_OUT_OF_MEMORY';
  }
}
