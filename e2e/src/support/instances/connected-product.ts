import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLdapServer, startMailServer, startOidcServer } from '@larder/testing/servers';
import type { LdapServer, MailServer, OidcServer } from '@larder/testing/servers';
import { freePort } from '@larder/testing';
import { SETTINGS } from '../../../support/settings.mjs';
import { startProduct } from '../../../support/start-product.mjs';
import { Api } from '../api.js';

/** A separate product, connected to a mail server, a directory and an OpenID provider. */
export interface ConnectedProduct {
  /** Called anonymously. */
  api: Api;
  mail: MailServer;
  directory: LdapServer;
  provider: OidcServer;
  stop(): Promise<void>;
}

/** Starts everything; `env` adds settings. */
export async function startConnectedProduct(env: Record<string, string> = {}): Promise<ConnectedProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'larder-connected-'));
  const url = `http://127.0.0.1:${await freePort()}`;
  const [mail, directory, provider] = await Promise.all([
    startMailServer(),
    startLdapServer(),
    startOidcServer({ redirectUris: [`${url}/login`] }),
  ]);
  const place = { PORT: new URL(url).port, BASE_URL: url };
  const servers = { ...mail.env, ...directory.env, ...provider.env };
  const product = await startProduct(folder, { ...SETTINGS, ...servers, ...place, ...env });
  const stop = async () => {
    await product.stop();
    await Promise.all([mail.stop(), directory.stop(), provider.stop()]);
    rmSync(folder, { recursive: true, force: true });
  };
  return { api: new Api(url), mail, directory, provider, stop };
}
