/** The kinds of errors, with the HTTP status of the gateway's response. */
export const ERROR_KINDS = {
  refused: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  timeout: 408,
  conflict: 409,
  outdated: 412,
  'too-large': 413,
  'unsupported-encoding': 415,
  invalid: 422,
  locked: 423,
  'too-many': 429,
  failed: 500,
  unavailable: 503,
  'disk-full': 507,
} as const;
export type ErrorKind = keyof typeof ERROR_KINDS;

export type ErrorParams = Record<string, string | number | boolean | null>;

/**
 * The body shape of an error (docs/api/conventions.md#errors):
 * `text` `{"detail": "…"}` · `message` `{"detail": {"message", "error": true, "exception"}}` ·
 * `short` `{"detail": {"message"}}` · `details` `{"detail": {"details": "CODE"}}` · `list` the 422 list.
 */
export type ErrorShape = 'text' | 'message' | 'short' | 'details' | 'list';

/** One entry of the 422 list. */
export interface InvalidField {
  type: string;
  loc: (string | number)[];
  msg: string;
  input: unknown;
  ctx?: Record<string, unknown>;
}

/** An expected failure, created by a named function and returned to the caller; encoded as plain data in messages. */
export class AppError extends Error {
  constructor(
    readonly kind: ErrorKind,
    readonly code: string,
    readonly params: ErrorParams = {},
    readonly fields: InvalidField[] = [],
    options?: ErrorOptions,
  ) {
    super(`${code} ${JSON.stringify(params)}`, options);
  }

  /** Not a property of the error: the database driver copies those of an error that it wraps. */
  override get name(): string {
    return 'AppError';
  }

  toJSON(): AppErrorData {
    return { kind: this.kind, code: this.code, params: this.params, fields: this.fields };
  }

  static from(data: AppErrorData, options?: ErrorOptions): AppError {
    return new AppError(data.kind, data.code, data.params, data.fields, options);
  }
}

/** The plain data of an `AppError` in messages. */
export interface AppErrorData {
  kind: ErrorKind;
  code: string;
  params: ErrorParams;
  fields: InvalidField[];
}
