import { inspect } from 'node:util';
import { readConfig } from './process/config.js';
import { jsonLogger } from './process/json-logger.js';
import { onParentExit } from './process/parent-watch.js';
import { startEmbeddedMongo } from './process/start.js';
import { CannotOpenError } from './store/files/cannot-open-error.js';

/** The state is unknown after such an error. The supervisor restarts the process; the files are as after a crash. */
function exitUnexpectedly(error: unknown): void {
  const stack = error instanceof Error ? error.stack : String(error);
  jsonLogger.error('unexpected error, the process ends', { stack });
  process.exit(1);
}

process.on('uncaughtException', exitUnexpectedly);
process.on('unhandledRejection', exitUnexpectedly);

/** The embedded database as a child process. See README, "As a process". */
async function main(): Promise<void> {
  const server = await startEmbeddedMongo({ ...readConfig(process.env), logger: jsonLogger, onBroken: giveUp });
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    void server.stop().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  onParentExit(stop);
  process.stdout.write(`${JSON.stringify({ ready: true, uri: server.uri })}\n`);
}

/** The supervisor restarts the process: only then the content of the disk is known. */
function giveUp(failure: Error): void {
  jsonLogger.error('the disk failed to keep what was written; ending', { error: inspect(failure.cause) });
  process.exit(1);
}

main().catch((error: unknown) => {
  jsonLogger.error(error instanceof CannotOpenError ? error.message : `The database cannot start: ${String(error)}`);
  process.exit(1);
});
