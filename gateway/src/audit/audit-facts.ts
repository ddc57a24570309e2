import { MAX_AUDIT_TEXT, type AuditAction, type AuditOutcome } from '@larder/contracts';
import { toAppError } from '../http/errors/to-app-error.js';

/** Attempts that never began: wrong input, and what the limits turn away. */
const NOTHING_TRIED = new Set(['invalid', 'too-many']);
const FAILED = new Set(['failed', 'unavailable', 'timeout', 'disk-full']);

/** How a refused or failed attempt is written down; null when nothing was tried. */
export function outcomeOf(error: unknown): AuditOutcome | null {
  const kind = toAppError(error)?.kind ?? 'failed';
  if (NOTHING_TRIED.has(kind)) return null;
  if (kind === 'locked') return 'locked';
  return FAILED.has(kind) ? 'failed' : 'refused';
}

/** How an answered attempt is written down: some answers only say that it did not work. */
export function outcomeOfAnswer(answer: unknown): AuditOutcome {
  return fieldsOf(answer)['success'] === false ? 'failed' : 'done';
}

/** What an action was done to: its id and its name from the address and the answer, and nothing else of them. */
export function targetOf(action: AuditAction, params: unknown, answer: unknown) {
  const { item_id, token_id, schedule_id, fileName } = fieldsOf(params);
  const { id, username, name, householdId } = fieldsOf(answer);
  const [kind = action] = action.split('.');
  // The link is a secret, and its recipient has no account.
  if (kind === 'invitation') return { kind: 'household', id: textOf(householdId), name: null };
  if (kind === 'schedule') return { kind, id: textOf(schedule_id), name: null };
  return { kind, id: textOf(item_id ?? token_id ?? id), name: textOf(username ?? name ?? fileName) };
}

/** A text that is short enough for an entry; null for everything but texts and numbers. */
export function textOf(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  return String(value).slice(0, MAX_AUDIT_TEXT);
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
