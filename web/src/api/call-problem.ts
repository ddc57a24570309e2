import type { SerializedError } from '@reduxjs/toolkit';
import type { TFunction } from 'i18next';
import type { CallError } from './base-query.js';
import { NOT_SAVED_KEYS, outageOf } from '../shared/outage/outage-kind.js';
import { serverMessage } from './toast-rule.js';

/** The error of a mutation or query. */
export type Failure = CallError | SerializedError;

/** What a mutation resolves to, as far as its outcome is concerned. */
export type CallResult = { error?: Failure | undefined };

/** The HTTP status of a failure; null when the server was not reached. */
export function statusOf(error: Failure): number | null {
  return 'status' in error && typeof error.status === 'number' ? error.status : null;
}

/** The message for a failed call: the server's own, else one for the status, else a general one. */
export function problemText(t: TFunction, error: Failure): string {
  const outage = 'status' in error ? outageOf(error) : null;
  if (outage) return t(NOT_SAVED_KEYS[outage]);
  const message = 'data' in error ? serverMessage(error.data) : null;
  if (message) return message;
  if (statusOf(error) === 401) return t('page.please-sign-in');
  if (statusOf(error) === 403) return t('page.not-allowed');
  return t('events.something-went-wrong');
}
