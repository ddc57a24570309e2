import { AppError, CommonErrors, ERROR_KINDS, errorEntry, type ErrorKind, type ErrorParams } from '@larder/contracts';
import { errorSentence, FALLBACK_LOCALE } from '@larder/locales';

/** The HTTP response to a failure: status, body (docs/api/conventions.md#errors) and headers. */
export interface ErrorResponse {
  status: number;
  body: unknown;
  headers: Record<string, string>;
}

/** `Retry-After` in seconds, unless the error itself contains one. */
const RETRY_AFTER_SECONDS: Partial<Record<ErrorKind, number>> = { 'too-many': 30, unavailable: 5, 'disk-full': 30 };

/**
 * Maps an expected failure to the response that its code declares, in the reader's language unless the API fixes the
 * text.
 */
export function toErrorResponse(error: AppError, locale: string = FALLBACK_LOCALE): ErrorResponse {
  return { status: ERROR_KINDS[error.kind], body: { detail: detailOf(error, locale) }, headers: headersOf(error) };
}

/** The message of an expected failure; for invalid input a list of all problems. */
export function sentenceOf(error: AppError, locale: string = FALLBACK_LOCALE): string {
  if (error.kind === 'invalid')
    return error.fields.map(({ loc, msg }) => `${loc.slice(1).join('.')}: ${msg}`).join('\n');
  return fillSentence(errorSentence(locale, (errorEntry(error.code) ?? unexpectedEntry()).sentence), error.params);
}

function detailOf(error: AppError, locale: string): unknown {
  if (error.kind === 'invalid') return error.fields;
  const { shape } = errorEntry(error.code) ?? unexpectedEntry();
  const message = sentenceOf(error, locale);
  if (shape === 'text') return message;
  if (shape === 'details') return { details: message };
  if (shape === 'short') return { message };
  return { message, error: true, exception: null };
}

function headersOf({ kind, params }: AppError): Record<string, string> {
  if (kind === 'unauthenticated') return { 'www-authenticate': 'Bearer' };
  const seconds = RETRY_AFTER_SECONDS[kind];
  return seconds === undefined ? {} : { 'retry-after': String(params['retryAfterSeconds'] ?? seconds) };
}

/** The entry for an unknown code, from a newer or older service. */
function unexpectedEntry() {
  const entry = errorEntry(CommonErrors.failed().code);
  if (!entry) throw new Error('The error messages have no common.failed.');
  return entry;
}

function fillSentence(sentence: string, params: ErrorParams): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
