import type { Logger } from '../logger.js';

/** One JSON line per entry on standard error; standard output is used for the parent's protocol. */
export const jsonLogger: Logger = {
  info: (message, fields) => write('info', message, fields),
  warn: (message, fields) => write('warn', message, fields),
  error: (message, fields) => write('error', message, fields),
};

function write(level: string, message: string, fields: object = {}): void {
  const entry = { time: new Date().toISOString(), level, service: 'embedded-mongo', message, ...fields };
  process.stderr.write(`${JSON.stringify(entry)}\n`);
}
