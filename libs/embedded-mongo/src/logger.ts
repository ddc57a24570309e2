/** Where the database tells what happens to it; console-like loggers fit. */
export interface Logger {
  info(message: string, fields?: object): void;
  warn(message: string, fields?: object): void;
  error(message: string, fields?: object): void;
}

/** Says nothing. */
export const silentLogger: Logger = { info: () => undefined, warn: () => undefined, error: () => undefined };
