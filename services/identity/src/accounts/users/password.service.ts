import { ActorChanged, CommonErrors, IdentityErrors } from '@larder/contracts';
import type { Actor, MessageBody, RequestOf, UpdatePassword } from '@larder/contracts';
import { translate } from '@larder/locales';
import { Broadcasts, InjectConfig, Log } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { AccountRepository, PasswordResetRepository, SessionRepository } from '../../store/index.js';
import { PasswordHasher, SessionTokens } from '../../credentials/index.js';
import { AccountNotices } from '../../mail/index.js';
import { requireSession } from '../../access/index.js';
import type { IdentityConfig } from '../../config.js';
import { CurrentPassword } from './rules/current-password.js';
import { isDemoAccount } from './rules/is-demo-account.js';

type Change = RequestOf<typeof UpdatePassword>;

/** Changes the caller's password. Ends all other sessions and invalidates reset links; API tokens stay valid. */
@Injectable()
export class PasswordService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionRepository,
    private readonly resets: PasswordResetRepository,
    private readonly current: CurrentPassword,
    private readonly hasher: PasswordHasher,
    private readonly tokens: SessionTokens,
    private readonly notices: AccountNotices,
    private readonly broadcasts: Broadcasts,
    private readonly log: Log,
    @InjectConfig() private readonly config: IdentityConfig,
  ) {}

  async change(actor: Actor, { currentPassword, newPassword, token }: Change): Promise<MessageBody> {
    const { userId, locale } = actor;
    requireSession(actor);
    const account = await this.accounts.find(userId);
    if (!account) throw CommonErrors.notAuthenticated();
    if (account.authMethod === 'LDAP') throw IdentityErrors.passwordManagedByLdap();
    const done = { message: translate(locale, 'messages.password-updated'), error: false };
    if (isDemoAccount(account, this.config)) return done;
    await this.current.check({ userId }, currentPassword);
    await this.store(userId, await this.hasher.hash(newPassword), token);
    await this.notices.send('password-changed', { userId, locale });
    return done;
  }

  private async store(userId: string, passwordHash: string, token: string): Promise<void> {
    const tokenVersion = await this.accounts.setPassword(userId, passwordHash);
    if (tokenVersion === null) throw CommonErrors.notAuthenticated();
    await this.resets.deleteOfUser(userId);
    const own = await this.tokens.read(token);
    if (own?.sub === userId) await this.sessions.saveTokenVersion(own.sid, userId, tokenVersion);
    this.broadcasts.send(ActorChanged, { userId });
    this.log.info('own password changed', { changedUserId: userId });
  }
}
