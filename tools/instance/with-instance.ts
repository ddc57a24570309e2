import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct, type StartedProduct } from '../../e2e/support/start-product.mjs';
import { connect } from '../client/connect.js';
import type { Larder } from '../client/larder.js';

/** Limits that would slow a tool down and protect nobody: the instance listens on loopback and lives for minutes. */
const SETTINGS = { LOGIN_RATE_LIMIT: '100000', IMPORT_RATE_LIMIT: '100000', LOG_LEVEL: 'warn' };

export interface Instance {
  product: StartedProduct;
  /** Its data folder. */
  folder: string;
  /** Signed in as the first account. */
  larder: Larder;
}

/** Starts the built product afresh on a free port, works with it, stops it and removes its data, whatever happens. */
export async function withInstance<T>(work: (instance: Instance) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'larder-tool-'));
  const product = await startProduct(folder, SETTINGS);
  const stopAndLeave = () => void product.stop().then(() => process.exit(130));
  process.once('SIGINT', stopAndLeave);
  try {
    const larder = await connect({ LARDER_URL: product.url });
    return await work({ product, folder, larder });
  } catch (error) {
    throw withLastWords(error, product.output());
  } finally {
    process.off('SIGINT', stopAndLeave);
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const LINES_SHOWN = 5;

/** The failure, with what the instance said last: its log is removed with its data. */
function withLastWords(error: unknown, output: string): Error {
  const message = error instanceof Error ? error.message : String(error);
  const lines = output.split('\n').slice(-LINES_SHOWN).join('\n');
  return new Error(`${message}\nThe instance said:\n${lines}`, { cause: error });
}
