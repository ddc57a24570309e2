import { NOT_SAVED_KEYS, type OutageKind } from '../../shared/outage/outage-kind.js';
import type { ToastDraft } from '../../shared/toasts/toast.slice.js';

/** The outcome of a call for toasts. */
export interface CallOutcome {
  write: boolean;
  ok: boolean;
  /** The outage that prevented the call, if any. */
  outage?: OutageKind | null;
  body: unknown;
}

/** The toast of a call: the server's message, or a general one for a write that failed without a message. */
export function toastFor({ write, ok, outage, body }: CallOutcome): ToastDraft | null {
  if (ok) {
    const message = textAt(body, 'message');
    return message ? { level: 'info', text: message } : null;
  }
  // For reads, the banner shows the outage.
  if (outage) return write ? { level: 'error', key: NOT_SAVED_KEYS[outage] } : null;
  const message = serverMessage(body);
  if (message) return { level: 'error', text: message };
  return write ? { level: 'error', key: 'events.something-went-wrong' } : null;
}

/** The message in an error body, `detail.message`. */
export function serverMessage(body: unknown): string | null {
  return isRecord(body) ? textAt(body.detail, 'message') : null;
}

function textAt(value: unknown, key: string): string | null {
  if (!isRecord(value)) return null;
  const text = value[key];
  return typeof text === 'string' && text ? text : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
