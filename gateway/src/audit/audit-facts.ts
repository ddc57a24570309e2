import { MAX_AUDIT_TEXT, UnlockQuery, type AuditAction, type AuditOutcome } from '@larder/contracts';
import { toAppError } from '../http/errors/to-app-error.js';

/** Errors of requests that were never attempted: invalid input and exceeded rate limits. */
const NOT_ATTEMPTED = new Set(['invalid', 'too-many']);
const FAILED = new Set(['failed', 'unavailable', 'timeout', 'disk-full']);

/** The audit outcome of a refused or failed action; null when it was not attempted. */
export function outcomeOf(error: unknown): AuditOutcome | null {
  const kind = toAppError(error)?.kind ?? 'failed';
  if (NOT_ATTEMPTED.has(kind)) return null;
  if (kind === 'locked') return 'locked';
  return FAILED.has(kind) ? 'failed' : 'refused';
}

/** The audit outcome of a successful response; some of them report a failure in their body. */
export function outcomeOfResponse(result: unknown): AuditOutcome {
  return fieldsOf(result)['success'] === false ? 'failed' : 'done';
}

/** The parts of a request that name the target of its action. */
export interface TargetRequest {
  url: string;
  params?: unknown;
  query?: unknown;
}

/** The target of an action: only its id and name, from the request and the result. */
export function targetOf(action: AuditAction, { url, params, query }: TargetRequest, result: unknown) {
  const { item_id, token_id, schedule_id, fileName } = fieldsOf(params);
  const { id, username, name, householdId } = fieldsOf(result);
  const [kind = action] = action.split('.');
  // The link is a secret, and its recipient has no account.
  if (kind === 'invitation') return { kind: 'household', id: textOf(householdId), name: null };
  if (kind === 'schedule') return { kind, id: textOf(schedule_id), name: null };
  if (kind === 'clean-up') return { kind, id: null, name: textOf(url.split('?')[0]?.split('/').at(-1)) };
  if (action === 'user.unlock') return { kind, id: textOf(UnlockQuery.safeParse(query).data?.userId), name: null };
  return { kind, id: textOf(item_id ?? token_id ?? id), name: textOf(username ?? name ?? fileName) };
}

/** The value as a text that is short enough for an entry; null for everything but texts and numbers. */
export function textOf(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  return String(value).slice(0, MAX_AUDIT_TEXT);
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
