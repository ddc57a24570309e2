import type { GatewayOptions } from '@larder/gateway';
import { checkServers, describeStartFailure, type ServerSetting, type Environment } from '@larder/service-kit';
import type { DestinationStream } from 'pino';
import { Product } from './product.js';
import { StartError } from './data-folder/start-error.js';

export interface StartedProduct {
  product: Product;
  url: string;
  /** Whether no user has ever signed in. */
  isFirstLogin: boolean;
}

interface Options {
  logTo: DestinationStream | undefined;
  openSocket: GatewayOptions['openSocket'];
}

const SERVERS: ServerSetting[] = ['NATS_URL', 'REDIS_URL', 'MONGODB_URI', 'S3_ENDPOINT'];
/** The timeout of a server at the first start, in milliseconds. */
const CHECK_MS = 8_000;

/**
 * Starts the product. At the first start every external server must respond; a restart continues without, since parts
 * of the product may work.
 *
 * @throws StartError with a message for the operator
 */
export async function startProduct(env: Environment, { logTo, openSocket }: Options): Promise<StartedProduct> {
  const product = new Product(env, logTo, { openSocket });
  const isFirstStart = env['LARDER_FIRST_START'] === 'true';
  const checked = isFirstStart ? checkOwnServers(env) : Promise.resolve();
  try {
    const [url] = await Promise.all([startAfter(product, checked), checked]);
    return { product, url, isFirstLogin: isFirstStart && (await isFirstLogin(url)) };
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(describeStartFailure(error, env), { cause: error });
  }
}

/** When the start fails, a failed check of the servers is the better reason. */
async function startAfter(product: Product, checked: Promise<void>): Promise<string> {
  try {
    return await product.start();
  } catch (error) {
    await checked;
    throw error;
  }
}

/** @throws StartError naming the servers that cannot be used */
async function checkOwnServers(env: Environment): Promise<void> {
  const local = (env['LARDER_LOCAL_SERVERS'] ?? '').split(',');
  const own = SERVERS.filter((server) => !local.includes(server));
  const failures = await checkServers(env, own, CHECK_MS);
  if (failures.length > 0) throw new StartError(failures.map(({ sentence }) => sentence).join('\n'));
}

/** Only a hint at the first start: a failure must not stop it. */
async function isFirstLogin(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url.replace('0.0.0.0', '127.0.0.1')}/api/app/about/startup-info`);
    return ((await response.json()) as { isFirstLogin: boolean }).isFirstLogin;
  } catch {
    return false;
  }
}
