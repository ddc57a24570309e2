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

/** What an action was done to: its id and its name from the address and the answer, and nothing else of them. */
export function targetOf(action: AuditAction, params: unknown, answer: unknown) {
  const { item_id, token_id, fileName } = fieldsOf(params);
  const { id, username, name } = fieldsOf(answer);
  const [kind = action] = action.split('.');
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
