import { join } from 'node:path';
import { openDataFolder } from '../../deploy/src/standalone/data-folder/data-folder.js';
import { clusterDatabase, startCluster } from '../../e2e/src/soak/installation/cluster.js';
import { startProduct } from '../../e2e/support/start-product.mjs';

/** A running product, as one process tree or as many processes. */
export interface Product {
  url: string;
  /** Its processes run below these. */
  roots(): number[];
  databaseAddress: string;
  /** Its last lines of output. */
  output(): string;
  stop(): Promise<unknown>;
}

/** Without rate limits, which would slow tools down: the instance listens on loopback and runs for minutes. */
const SETTINGS = { RATE_LIMIT_ENABLED: 'false', LOG_LEVEL: 'warn' };

/** The built product of `npm start` on a free port; of another version when its folder is given. */
export async function startOneBoxProduct(folder: string, checkout?: string): Promise<Product> {
  const product = await startProduct(folder, SETTINGS, checkout ? { checkout } : {});
  const socket = join(openDataFolder(folder).sockets, 'db.sock');
  const databaseAddress = `mongodb://${encodeURIComponent(socket)}/?directConnection=true`;
  const { url, pid } = product;
  return { url, roots: () => [pid], databaseAddress, output: () => product.output(), stop: () => product.stop() };
}

/** The built product with two processes of every part, behind a balancer in this process. */
export async function startSplitProduct(folder: string): Promise<Product> {
  const cluster = await startCluster(folder, SETTINGS);
  return {
    url: cluster.url,
    roots: () => cluster.targets().map(({ pid }) => pid),
    databaseAddress: clusterDatabase(folder),
    output: () => cluster.output(),
    stop: () => cluster.stop(),
  };
}
