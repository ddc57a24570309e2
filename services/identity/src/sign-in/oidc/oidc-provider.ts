import { AccessErrors } from '@larder/contracts';
import { InjectConfig, isOidcReady, Log, trustedCertificatesWith, type OidcSettings } from '@larder/service-kit';
import { createHttpFetch } from '@larder/service-kit/egress';
import { Injectable } from '@nestjs/common';
import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type CustomFetch,
  type ServerMetadata,
} from 'openid-client';
import type { IdentityConfig } from '../../config.js';

const CACHE_MS = 3_600_000;
const TIMEOUT_SECONDS = 10;
/** Maximum size of one response: metadata, keys, tokens, claims. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

interface CachedMetadata {
  metadata: ServerMetadata;
  until: number;
}

/** The metadata of the OpenID provider. */
@Injectable()
export class OidcProvider {
  private discovered: CachedMetadata | undefined;
  private fetch: CustomFetch | undefined;
  private readonly settings: OidcSettings;

  constructor(
    private readonly log: Log,
    @InjectConfig() config: IdentityConfig,
  ) {
    this.settings = config;
  }

  /**
   * The client for one sign-in. Each sign-in gets a new client, so that signing keys are fetched again and a provider
   * may rotate them at any time. Throws `oidcUnavailable` when no provider is configured or it is unavailable.
   */
  async client(): Promise<Configuration> {
    const { OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret } = this.settings;
    if (!isOidcReady(this.settings) || !id) throw AccessErrors.oidcUnavailable();
    const metadata = await this.metadata();
    return this.configuredClient(new Configuration(metadata, id, secret, authenticationOf(metadata, secret)));
  }

  private async metadata(): Promise<ServerMetadata> {
    if (this.discovered && this.discovered.until > Date.now()) return structuredClone(this.discovered.metadata);
    try {
      const metadata = await this.discover();
      this.discovered = { metadata, until: Date.now() + CACHE_MS };
      return structuredClone(metadata);
    } catch (error) {
      this.log.error('request to the OpenID provider failed', { error });
      throw AccessErrors.oidcUnavailable({}, error);
    }
  }

  private async discover(): Promise<ServerMetadata> {
    const { OIDC_CONFIGURATION_URL: url = '', OIDC_CLIENT_ID: id = '', OIDC_TLS_CACERTFILE: file } = this.settings;
    this.fetch ??= await createFetch(file);
    const discovered = await discovery(new URL(url), id, undefined, undefined, {
      timeout: TIMEOUT_SECONDS,
      ...(this.isPlain() ? { execute: [allowInsecureRequests] } : {}),
      [customFetch]: this.fetch,
    });
    // The plain metadata: the library adds a function, which cannot be cloned.
    return JSON.parse(JSON.stringify(discovered.serverMetadata())) as ServerMetadata;
  }

  private configuredClient(client: Configuration): Configuration {
    client.timeout = TIMEOUT_SECONDS;
    if (this.fetch) client[customFetch] = this.fetch;
    if (this.isPlain()) allowInsecureRequests(client);
    enableNonRepudiationChecks(client);
    return client;
  }

  /** In a home network a provider may be used without TLS; such a setting is intended. */
  private isPlain(): boolean {
    return this.settings.OIDC_CONFIGURATION_URL?.startsWith('http:') ?? false;
  }
}

/** A fetch that also trusts the authorities in the file, if any. */
async function createFetch(file: string | undefined): Promise<CustomFetch> {
  const limits = { timeoutMs: TIMEOUT_SECONDS * 1000, maxBytes: MAX_ANSWER_BYTES };
  const fetch = createHttpFetch({ ...limits, ...(file ? { ca: await trustedCertificatesWith(file) } : {}) });
  // The fetch types of Node.js and of the library are equivalent.
  return (url, { body, ...options }) => fetch(url, { ...options, body: body ?? null });
}

/** The authentication method: Basic, unless the provider's metadata does not list it. */
function authenticationOf(metadata: ServerMetadata, secret: string | undefined) {
  const supported = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  return supported.includes('client_secret_basic') ? ClientSecretBasic(secret) : ClientSecretPost(secret);
}
