import { Api } from './api.js';

const DEFAULT_LOGIN = ['changeme@example.com', 'MyPassword'] as const;

/** The product that all tests share, called by nobody. */
export function anybody(): Api {
  const url = process.env['LARDER_URL'];
  if (!url) throw new Error('LARDER_URL is set by the global set-up.');
  return new Api(url);
}

/** The site administrator of a fresh installation. */
export function administrator(api = anybody()): Promise<Api> {
  return api.signIn(...DEFAULT_LOGIN);
}
