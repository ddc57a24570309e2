import { readFile } from 'node:fs/promises';
import type { LdapSettings } from '@larder/service-kit';
import type { Client } from 'ldapts';

const CONNECT_MS = 5_000;
const OPERATION_MS = 5_000;

/** Lends a connection to the directory, encrypted as the settings say, and closes it whatever happens. */
export async function withDirectory<T>(settings: LdapSettings, work: (client: Client) => Promise<T>): Promise<T> {
  const { LDAP_SERVER_URL: url = '', LDAP_ENABLE_STARTTLS } = settings;
  const tlsOptions = await tlsOptionsOf(settings);
  const { Client: LdapClient } = await import('ldapts');
  const client = new LdapClient({
    url,
    connectTimeout: CONNECT_MS,
    timeout: OPERATION_MS,
    // The library takes their presence for the wish to encrypt from the first byte.
    ...(url.startsWith('ldaps:') ? { tlsOptions } : {}),
    // Directories name people in ways that strict rules do not allow.
    strictDN: false,
  });
  try {
    if (LDAP_ENABLE_STARTTLS) await client.startTLS(tlsOptions);
    return await work(client);
  } finally {
    await client.unbind().catch(() => undefined);
  }
}

async function tlsOptionsOf(settings: LdapSettings) {
  const { LDAP_SERVER_URL, LDAP_TLS_CACERTFILE, LDAP_TLS_INSECURE } = settings;
  return {
    rejectUnauthorized: !LDAP_TLS_INSECURE,
    ...(LDAP_TLS_CACERTFILE ? { ca: await readFile(LDAP_TLS_CACERTFILE) } : {}),
    ...(LDAP_SERVER_URL ? { host: new URL(LDAP_SERVER_URL).hostname } : {}),
  };
}
