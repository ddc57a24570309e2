/** Receives the database's log lines; compatible with `console`. */
export interface Logger {
  info(message: string, fields?: object): void;
  warn(message: string, fields?: object): void;
  error(message: string, fields?: object): void;
}

/** Discards all lines. */
export const silentLogger: Logger = { info: () => undefined, warn: () => undefined, error: () => undefined };
