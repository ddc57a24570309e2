import type { SerializedError } from '@reduxjs/toolkit';
import type { TFunction } from 'i18next';
import type { CallError } from './base-query/base-query.js';
import { NOT_SAVED_KEYS, outageOf } from '../shared/outage/outage-kind.js';
import { serverMessage } from './base-query/toast-rule.js';

/** The error of a mutation or query. */
export type Failure = CallError | SerializedError;

/** The keys of the messages for statuses without a message of the server. */
const STATUS_KEYS = new Map<number | null, string>([
  [401, 'page.please-sign-in'],
  [403, 'page.not-allowed'],
  [413, 'page.file-too-large'],
]);

/** What a mutation resolves to, as far as its outcome is concerned. */
export type CallResult = { error?: Failure | undefined };

/** The HTTP status of a response of the server itself; null when there was none. */
export function statusOf(error: Failure): number | null {
  return 'status' in error && typeof error.status === 'number' ? error.status : null;
}

/** The HTTP status, also of a response that is not JSON, e.g. the error page of a proxy. */
export function responseStatusOf(error: Failure): number | null {
  return 'originalStatus' in error ? error.originalStatus : statusOf(error);
}

/** The message for a failed call: the server's own, else one for the status, else a general one. */
export function problemText(t: TFunction, error: Failure): string {
  const outage = 'status' in error ? outageOf(error) : null;
  if (outage) return t(NOT_SAVED_KEYS[outage]);
  const message = 'data' in error ? serverMessage(error.data) : null;
  if (message) return message;
  return t(STATUS_KEYS.get(responseStatusOf(error)) ?? 'events.something-went-wrong');
}
