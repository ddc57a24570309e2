import { ActorChanged, CommonErrors, type Session } from '@larder/contracts';
import { Broadcasts, InjectConfig, newId } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { type Account, SessionRepository } from '../../store/index.js';
import { SessionClaims, TokenSigner } from '../../credentials/index.js';
import type { IdentityConfig } from '../../config.js';
import { sessionSeconds } from './session-lifetime.js';

/** Opens, renews and ends sessions. The database decides whether one is active; a token only contains its id. */
@Injectable()
export class SessionService {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly signer: TokenSigner,
    private readonly broadcasts: Broadcasts,
    @InjectConfig() private readonly config: IdentityConfig,
  ) {}

  async open({ _id: userId, tokenVersion }: Account, remembered: boolean): Promise<Session> {
    const id = newId();
    const lifetimeSeconds = this.lifetimeOf(remembered);
    await this.sessions.insert({ _id: id, userId, tokenVersion, remembered, expiresAt: after(lifetimeSeconds) });
    return this.tokenFor({ sub: userId, sid: id }, remembered);
  }

  /** Issues a new token and extends the session. */
  async renew(claims: SessionClaims): Promise<Session> {
    const session = await this.sessions.find(claims.sid, claims.sub);
    if (!session) throw CommonErrors.notAuthenticated();
    const expiresAt = after(this.lifetimeOf(session.remembered));
    if (!(await this.sessions.extend(claims.sid, claims.sub, expiresAt))) throw CommonErrors.notAuthenticated();
    return this.tokenFor(claims, session.remembered);
  }

  /** Ends the session at once, also in the caches of the gateways. */
  async end({ sid, sub: userId }: SessionClaims): Promise<void> {
    await this.sessions.delete(sid, userId);
    this.broadcasts.send(ActorChanged, { userId });
  }

  /** Whether the session is active for this version of its user's credentials. */
  async isActive({ sid, sub }: SessionClaims, tokenVersion: number): Promise<boolean> {
    const session = await this.sessions.find(sid, sub);
    return session?.tokenVersion === tokenVersion;
  }

  private async tokenFor({ sub, sid }: SessionClaims, remembered: boolean): Promise<Session> {
    const lifetimeSeconds = this.lifetimeOf(remembered);
    const token = await this.signer.sign({ purpose: 'session', claims: { sub, sid }, lifetimeSeconds });
    return { token, lifetimeSeconds, remembered };
  }

  private lifetimeOf(remembered: boolean): number {
    return sessionSeconds(this.config.TOKEN_TIME, remembered);
  }
}

function after(seconds: number): Date {
  return new Date(Date.now() + seconds * 1000);
}
