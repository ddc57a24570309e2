import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../client/connect.js';
import type { Larder } from '../client/larder.js';
import { startOneBoxProduct, type Product } from './product.js';

type Start = (folder: string) => Promise<Product>;

/** A fresh installation for a tool. */
export class Instance {
  private constructor(
    private readonly folder: string,
    private readonly begin: Start,
    private running: Product,
    private client: Larder,
  ) {}

  static async start(folder: string, begin: Start): Promise<Instance> {
    const product = await begin(folder);
    const client = await connect({ LARDER_URL: product.url }).catch(async (error: unknown) => {
      await product.stop();
      throw withLastWords(error, product.output());
    });
    return new Instance(folder, begin, product, client);
  }

  get product(): Product {
    return this.running;
  }

  /** Signed in as the first account. */
  get larder(): Larder {
    return this.client;
  }

  /** Restarts it with the same data, at another address. */
  async restart(): Promise<void> {
    await this.stop();
    this.running = await this.begin(this.folder);
    this.client = this.client.at(this.running.url);
  }

  async stop(): Promise<void> {
    this.client.close();
    await this.running.stop();
  }
}

/** Runs work on a fresh instance on a free port; stops it and removes its data, also after a failure. */
export async function withInstance<T>(
  work: (instance: Instance) => Promise<T>,
  begin: Start = startOneBoxProduct,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'larder-tool-'));
  try {
    return await workWith(await Instance.start(folder, begin), work);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function workWith<T>(instance: Instance, work: (instance: Instance) => Promise<T>): Promise<T> {
  const stopAndLeave = () => void instance.stop().then(() => process.exit(130));
  process.once('SIGINT', stopAndLeave);
  try {
    return await work(instance);
  } catch (error) {
    throw withLastWords(error, instance.product.output());
  } finally {
    process.off('SIGINT', stopAndLeave);
    await instance.stop();
  }
}

const LINES_SHOWN = 5;

/** The failure with the last output of the instance, whose log is removed with its data. */
function withLastWords(error: unknown, output: string): Error {
  const message = error instanceof Error ? error.message : String(error);
  const lines = output.split('\n').slice(-LINES_SHOWN).join('\n');
  return new Error(`${message}\nOutput of the instance:\n${lines}`, { cause: error });
}
