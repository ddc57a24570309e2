import { readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import type { LdapSettings } from '@larder/service-kit';
import type { Client } from 'ldapts';

const CONNECT_MS = 5_000;
const OPERATION_MS = 5_000;
/** Maximum size of a response, in bytes: a few entries need some kilobytes, and the library has no limit. */
const MAX_BYTES = 8 * 1024 * 1024;
const CHECK_MS = 50;

/** Runs `work` with a connection to the directory, encrypted according to the settings, and closes it. */
export async function withDirectory<T>(settings: LdapSettings, work: (client: Client) => Promise<T>): Promise<T> {
  const { LDAP_SERVER_URL: url = '', LDAP_ENABLE_STARTTLS } = settings;
  const tlsOptions = await tlsOptionsOf(settings);
  const { Client: LdapClient } = await import('ldapts');
  const client = new LdapClient({
    url,
    connectTimeout: CONNECT_MS,
    timeout: OPERATION_MS,
    // If TLS options are present, the library uses TLS from the first byte.
    ...(url.startsWith('ldaps:') ? { tlsOptions } : {}),
    // Distinguished names of real directories violate the strict rules.
    strictDN: false,
  });
  const check = setInterval(() => limitBytes(client), CHECK_MS);
  try {
    if (LDAP_ENABLE_STARTTLS) await within(OPERATION_MS, client.startTLS(tlsOptions));
    return await work(client);
  } finally {
    clearInterval(check);
    await client.unbind().catch(() => undefined);
  }
}

/** The library waits forever for a server that accepts STARTTLS and then stops responding. */
async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not encrypted after ${limitMs} ms`)), limitMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function limitBytes(client: Client): void {
  // The library does not expose its socket, and has only a time limit.
  const { socket } = client as unknown as { socket?: Socket };
  if (socket && socket.bytesRead > MAX_BYTES) socket.destroy(new Error(`more than ${MAX_BYTES} bytes`));
}

async function tlsOptionsOf(settings: LdapSettings) {
  const { LDAP_SERVER_URL, LDAP_TLS_CACERTFILE, LDAP_TLS_INSECURE } = settings;
  return {
    rejectUnauthorized: !LDAP_TLS_INSECURE,
    ...(LDAP_TLS_CACERTFILE ? { ca: await readFile(LDAP_TLS_CACERTFILE) } : {}),
    ...(LDAP_SERVER_URL ? { host: new URL(LDAP_SERVER_URL).hostname } : {}),
  };
}
