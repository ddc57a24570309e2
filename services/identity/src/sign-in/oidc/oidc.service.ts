import { IdentityErrors, type FinishOidc, type ReplyOf, type RequestOf } from '@larder/contracts';
import { InjectConfig } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { buildEndSessionUrl } from 'openid-client';
import type { IdentityConfig } from '../../config.js';
import { SessionOpener } from '../sessions/session-opener.js';
import { DeviceTokens } from '../sessions/device-tokens.js';
import { OidcAccounts } from './oidc-accounts.js';
import { OidcFlow } from './oidc-flow.js';
import { profileOf } from './oidc-identity.js';
import { OidcProvider } from './oidc-provider.js';

/** Signs in users who were authenticated by the OpenID provider. */
@Injectable()
export class OidcService {
  constructor(
    private readonly flow: OidcFlow,
    private readonly provider: OidcProvider,
    private readonly accounts: OidcAccounts,
    private readonly sessionOpener: SessionOpener,
    private readonly devices: DeviceTokens,
    @InjectConfig() private readonly config: IdentityConfig,
  ) {}

  async finish(request: RequestOf<typeof FinishOidc>): Promise<ReplyOf<typeof FinishOidc>> {
    const claims = await this.flow.claims(request.query, request.browser);
    const profile = claims && profileOf(claims, this.config);
    const account = profile && (await this.accounts.accountOf(profile));
    if (!account) throw IdentityErrors.wrongCredentials();
    const device = await this.devices.read(request.device);
    return this.sessionOpener.open(account, {
      remembered: this.config.OIDC_REMEMBER_ME,
      device,
      address: request.address,
    });
  }

  /** Null for providers without an end-session endpoint. */
  async endUrl(returnTo: string): Promise<string | null> {
    const client = await this.provider.client();
    if (!client.serverMetadata().end_session_endpoint) return null;
    return buildEndSessionUrl(client, { post_logout_redirect_uri: returnTo }).href;
  }
}
