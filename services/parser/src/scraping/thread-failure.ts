/** How a task overwhelmed its thread, by time or memory; null for any other error, a bug of ours. */
export function threadFailure(error: unknown): string | null {
  const { name = '', code = '' } = error as { name?: string; code?: string };
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return code;
  return name === 'AbortError' || name === 'TimeoutError' ? name : null;
}
