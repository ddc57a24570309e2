import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { Environment } from '@larder/service-kit';
import type { ProductMessage } from './processes/child-program.js';
import { requestSocket } from './request-socket.js';
import { logTarget } from './log-target.js';
import type { Product } from './product.js';

/** The product process: the gateway and all services, as a child of the launcher. */
const ALIVE_MS = 1_000;
/** The launcher kills this process half a second later. */
const STOP_MS = 9_500;
/**
 * Collections of the whole heap compact more and keep no empty pages in reserve: 40 to 70 MB less after a load
 * (docs/benchmarks.md). V8 reads the flag at each collection. Before version 13 it has only the flag that would, on the
 * command line, also limit the young generation to 1 MB.
 */
const SAVE_MEMORY = Number.parseInt(process.versions.v8) < 13 ? '--optimize-for-size' : '--memory-saver-mode';

let product: Product | undefined;

async function main(env: Environment): Promise<void> {
  // Before anything is loaded: the launcher expects heartbeats during the start.
  setInterval(() => sendToLauncher({ type: 'alive' }), ALIVE_MS).unref();
  process.once('disconnect', () => process.exit(1)); // the launcher has ended
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
  const { startProduct } = await import('./start-product.js');
  const logTo = logTarget(join(env['DATA_DIR'] ?? './data', 'logs'), Boolean(process.stdout.isTTY));
  const started = await startProduct(env, { logTo, openSocket: requestSocket });
  product = started.product;
  setFlagsFromString(SAVE_MEMORY); // not before: collections during the start would take longer
  sendToLauncher({ type: 'ready', url: started.url, isFirstLogin: started.isFirstLogin });
}

async function stop(): Promise<void> {
  setTimeout(() => process.exit(1), STOP_MS);
  await product?.stop();
  process.exit(0);
}

function sendToLauncher(message: ProductMessage): void {
  if (process.connected) process.send?.(message, () => undefined);
}

/** The launcher shows the reason. */
function refuse(error: unknown): void {
  const { name, message, stack = message } = error instanceof Error ? error : new Error(String(error));
  const failed: ProductMessage = { type: 'failed', reason: name === 'StartError' ? message : stack };
  process.send?.(failed, () => process.exit(1));
}

main(process.env).catch(refuse);
