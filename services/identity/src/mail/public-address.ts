import type { IdentityConfig } from '../config.js';

/** Where people reach this installation; links in mails begin with it. */
export function publicAddress({ BASE_URL, PORT, API_PORT }: Pick<IdentityConfig, 'BASE_URL' | 'PORT' | 'API_PORT'>) {
  return BASE_URL ?? `http://localhost:${PORT ?? API_PORT}`;
}
