import type { TFunction } from 'i18next';
import { problemText, statusOf, type Failure } from '../../api/call-problem.js';

const TOO_MANY_REQUESTS = 429;

/** The message for a failed request of a visitor, with advice. `keys` are the texts of statuses with a known reason. */
export function requestProblem(t: TFunction, error: Failure, keys: Partial<Record<number, string>> = {}): string {
  const status = statusOf(error);
  const key = status === TOO_MANY_REQUESTS ? 'user.too-many-attempts' : keys[status ?? 0];
  return key === undefined ? problemText(t, error) : t(key);
}
