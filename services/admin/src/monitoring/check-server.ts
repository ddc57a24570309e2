import type { ServerCheck, ServerName } from '@larder/contracts';
import { finishesWithin } from '@larder/service-kit';

/** Timeout for a response, in milliseconds. */
export const CHECK_MS = 5_000;
const MAX_ERROR = 200;

/** Checks a server once; a failure is returned as the outcome, never thrown. */
export async function checkServer(
  name: ServerName,
  ping: () => Promise<unknown>,
  limitMs = CHECK_MS,
): Promise<ServerCheck> {
  const startedAt = performance.now();
  const failed = (error: string): ServerCheck => ({ name, ok: false, latencyMs: null, error });
  try {
    if (!(await finishesWithin(ping(), limitMs))) return failed(`no answer within ${limitMs / 1_000} seconds`);
    return { name, ok: true, latencyMs: Math.round(performance.now() - startedAt), error: null };
  } catch (error) {
    return failed(textOf(error));
  }
}

/** The text of an error. Errors of a host with several addresses have a code only. */
function textOf(error: unknown): string {
  const { message = '', code = 'failed' } = error as { message?: string; code?: string };
  return (message || code).slice(0, MAX_ERROR);
}
