import { WorkerThreadError } from '@larder/service-kit';

/** How a task exhausted its thread: time, memory or otherwise; null for any other error, which is a bug. */
export function threadFailure(error: unknown): string | null {
  if (error instanceof WorkerThreadError) return error.code ?? error.name;
  const { name = '' } = error as { name?: string };
  return name === 'AbortError' || name === 'TimeoutError' ? name : null;
}
