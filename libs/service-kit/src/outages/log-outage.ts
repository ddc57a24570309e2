import type { AppError } from '@larder/contracts';
import type { Log } from '../logging/log.js';

/** Logs an outage at intervals, not with every affected request. `outage` is the result of `outageOf`. */
export function logOutage(log: Log, { code, params, cause }: AppError): void {
  const part = String(params['part'] ?? 'disk');
  const reason = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  log.warnThrottled(`${code} ${part}`, 'backing server unavailable or full', { part, reason });
}
