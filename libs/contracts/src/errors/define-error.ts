import { AppError, type ErrorKind, type ErrorParams, type ErrorShape } from './app-error.js';

/** The presentation of an error code: its body shape and its English sentence (`{name}` is a parameter). */
export interface ErrorEntry {
  /** Invalid input is `CommonErrors.invalid`, since its body lists the fields. */
  kind: Exclude<ErrorKind, 'invalid'>;
  shape: ErrorShape;
  sentence: string;
}

const catalogue = new Map<string, ErrorEntry>();

/** Declares an expected failure of a contract and returns a function that creates the error. */
export function defineError(code: string, entry: ErrorEntry): (params?: ErrorParams, cause?: unknown) => AppError {
  if (catalogue.has(code)) throw new Error(`The error code "${code}" is declared twice.`);
  catalogue.set(code, entry);
  return (params = {}, cause) =>
    new AppError(entry.kind, code, params, [], cause === undefined ? undefined : { cause });
}

/** The declaration of an error code; undefined for a code that this version does not have. */
export function errorEntry(code: string): ErrorEntry | undefined {
  return catalogue.get(code);
}

/** All declared codes, for the check of locales and the documentation. */
export function errorCodes(): string[] {
  return [...catalogue.keys()];
}
