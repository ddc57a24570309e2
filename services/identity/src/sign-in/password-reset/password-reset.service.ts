import { AccessErrors, ActorChanged, type Actor, type ForgotPassword } from '@larder/contracts';
import type { CompletePasswordReset, RequestOf } from '@larder/contracts';
import { Broadcasts, InjectConfig, Jobs, Log, requireAdmin } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { isDemoAccount } from '../../accounts/index.js';
import { uniqueKey } from '../../text/index.js';
import { type Account, AccountRepository } from '../../store/index.js';
import { PasswordHasher } from '../../credentials/index.js';
import { AccountNotices, type MailRecipient, RecipientLimit } from '../../mail/index.js';
import type { IdentityConfig } from '../../config.js';
import { ResetTokens } from './reset-tokens.js';
import { SendResetMail } from './send-reset-mail.job.js';

/** Password resets (docs/api/identity.md#registration). */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly tokens: ResetTokens,
    private readonly hasher: PasswordHasher,
    private readonly jobs: Jobs,
    private readonly notices: AccountNotices,
    private readonly recipients: RecipientLimit,
    private readonly broadcasts: Broadcasts,
    private readonly log: Log,
    @InjectConfig() private readonly config: IdentityConfig,
  ) {}

  /** Queues a mail with a link, if there is such an account, and it did not get too many. */
  async request(to: MailRecipient): Promise<null> {
    if (await this.recipients.allows('password', to.email)) await this.jobs.enqueue(SendResetMail, to, { actor: null });
    return null;
  }

  /** Creates a token for an administrator to pass on. */
  async createFor(actor: Actor, { email }: ForgotPassword): Promise<{ token: string }> {
    requireAdmin(actor);
    const account = await this.accountOf(email);
    if (!account) throw AccessErrors.noResetToken();
    this.log.info('password reset token created', { changedUserId: account._id });
    return { token: await this.tokens.create(account._id) };
  }

  /** Sets the password, lifts a lock and ends all sessions. */
  async complete({ token, email, password, locale }: RequestOf<typeof CompletePasswordReset>): Promise<null> {
    const account = await this.accountOf(email);
    if (!account || (await this.tokens.userOf(token)) !== account._id) throw AccessErrors.invalidResetToken();
    const passwordHash = await this.hasher.hash(password);
    if (!(await this.tokens.consume(token))) throw AccessErrors.invalidResetToken();
    if (isDemoAccount(account, this.config)) return null;
    await this.accounts.setPassword(account._id, passwordHash);
    this.broadcasts.send(ActorChanged, { userId: account._id });
    this.log.info('password reset', { changedUserId: account._id });
    await this.notices.send('password-changed', { userId: account._id, locale });
    return null;
  }

  /** The account with this address, if it has a local password. */
  async accountOf(email: string): Promise<Account | null> {
    const account = await this.accounts.findByLogin(email);
    const isOurs = account?.authMethod === 'Mealie' && uniqueKey(account.email) === uniqueKey(email);
    return isOurs ? account : null;
  }
}
