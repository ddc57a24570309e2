import { AppError, type ErrorKind, type ErrorParams, type ErrorShape } from './app-error.js';

/** The presentation of an error code: its body shape and its English sentence (`{name}` takes a parameter). */
export interface ErrorEntry {
  kind: ErrorKind;
  shape: ErrorShape;
  sentence: string;
}

const catalogue = new Map<string, ErrorEntry>();

/** Declares an expected failure beside the contract and returns what throws it by name. */
export function defineError(code: string, entry: ErrorEntry): (params?: ErrorParams, cause?: unknown) => AppError {
  if (catalogue.has(code)) throw new Error(`The error code "${code}" is declared twice.`);
  catalogue.set(code, entry);
  return (params = {}, cause) =>
    new AppError(entry.kind, code, params, [], cause === undefined ? undefined : { cause });
}

/** The declared form of an error code; undefined for a code this version does not know. */
export function errorEntry(code: string): ErrorEntry | undefined {
  return catalogue.get(code);
}

/** Every declared code, for the locale lint and the documentation. */
export function errorCodes(): string[] {
  return [...catalogue.keys()];
}
