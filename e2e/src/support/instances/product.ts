import { startReplicas } from '../../../support/start-replicas.mjs';
import { startProduct, type StartedProduct } from '../../../support/start-product.mjs';
import { Api } from '../api.js';

/** The default account of a fresh installation. */
export const DEFAULT_CREDENTIALS = { username: 'changeme@example.com', password: 'MyPassword' };

/** The product that all tests share, without a session. */
export function aVisitor(): Api {
  const url = process.env['LARDER_URL'];
  if (!url) throw new Error('LARDER_URL is set by the global set-up.');
  return new Api(url);
}

/** Signs in as the administrator of a fresh installation; by default of the product that all tests share. */
export function administrator(api = aVisitor()): Promise<Api> {
  const { username, password } = DEFAULT_CREDENTIALS;
  return api.signIn(username, password);
}

/** A fresh product, in one process or in several like the shared one. */
export function startFresh(
  folder: string,
  settings: Record<string, string>,
): Promise<Pick<StartedProduct, 'url' | 'stop'>> {
  return process.env['LARDER_REPLICAS'] ? startReplicas(folder, settings) : startProduct(folder, settings);
}
