import { connect } from 'node:net';
import {
  trustedCertificatesWith,
  type LdapServerSettings,
  type OidcSettings,
  type OpenAiSettings,
} from '@larder/service-kit';
import { createHttpFetch } from '@larder/service-kit/egress';
import { CHECK_MS } from './check-server.js';

const MAX_ANSWER_BYTES = 4 * 1024 * 1024;
const LDAP_PORTS: Record<string, number> = { 'ldap:': 389, 'ldaps:': 636 };
const DEFAULT_MODEL_SERVER = 'https://api.openai.com/v1';

/** Connects to the directory. */
export async function checkDirectory({ LDAP_SERVER_URL = '' }: LdapServerSettings): Promise<void> {
  const { protocol, hostname, port } = new URL(LDAP_SERVER_URL);
  const address = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || (LDAP_PORTS[protocol] ?? 389) };
  await new Promise<void>((resolve, reject) => {
    const socket = connect({ ...address, timeout: CHECK_MS });
    const end = (finish: () => void) => {
      socket.destroy();
      finish();
    };
    socket.once('connect', () => end(resolve));
    socket.once('error', (error) => end(() => reject(error)));
    socket.once('timeout', () => end(() => reject(new Error('timeout'))));
  });
}

/** Reads the discovery document of the provider. */
export async function checkProvider({ OIDC_CONFIGURATION_URL = '', OIDC_TLS_CACERTFILE }: OidcSettings): Promise<void> {
  const ca = OIDC_TLS_CACERTFILE && (await trustedCertificatesWith(OIDC_TLS_CACERTFILE));
  const fetch = createHttpFetch({ timeoutMs: CHECK_MS, maxBytes: MAX_ANSWER_BYTES, ...(ca && { ca }) });
  requireSuccess(await fetch(OIDC_CONFIGURATION_URL));
}

/** Lists the models of the server. */
export async function checkModelServer(settings: OpenAiSettings): Promise<void> {
  const { OPENAI_BASE_URL: base = DEFAULT_MODEL_SERVER, OPENAI_API_KEY: key = '' } = settings;
  const url = new URL(`${base.replace(/\/$/, '')}/models`);
  for (const [name, value] of Object.entries(settings.OPENAI_CUSTOM_PARAMS)) url.searchParams.set(name, value);
  const headers = { authorization: `Bearer ${key}`, ...settings.OPENAI_CUSTOM_HEADERS };
  const fetch = createHttpFetch({ timeoutMs: CHECK_MS, maxBytes: MAX_ANSWER_BYTES });
  requireSuccess(await fetch(url, { headers }));
}

function requireSuccess({ ok, status }: Response): void {
  if (!ok) throw new Error(`the server answered ${status}`);
}
