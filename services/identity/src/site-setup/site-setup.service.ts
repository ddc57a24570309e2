import {
  AccessErrors,
  ActorChanged,
  SiteSetUp,
  SiteSetupErrors,
  type Actor,
  type SiteSetup,
  type UserOut,
} from '@larder/contracts';
import { announce, Broadcasts, InjectConfig, Log, translateDuplicateKey } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { CurrentPassword, isDemoAccount, UserPresenter, userNameFields } from '../accounts/index.js';
import { DEFAULT_ADMIN, type IdentityConfig } from '../config.js';
import { PasswordHasher, SessionTokens } from '../credentials/index.js';
import {
  type Account,
  AccountRepository,
  GroupRepository,
  HouseholdRepository,
  SessionRepository,
  type UserRecord,
  UserRepository,
} from '../store/index.js';

/** The first-time setup of the site (docs/api/administration.md#setup). */
@Injectable()
export class SiteSetupService {
  constructor(
    private readonly users: UserRepository,
    private readonly accounts: AccountRepository,
    private readonly groups: GroupRepository,
    private readonly households: HouseholdRepository,
    private readonly sessions: SessionRepository,
    private readonly current: CurrentPassword,
    private readonly hasher: PasswordHasher,
    private readonly tokens: SessionTokens,
    private readonly presenter: UserPresenter,
    private readonly broadcasts: Broadcasts,
    private readonly log: Log,
    @InjectConfig() private readonly config: IdentityConfig,
  ) {}

  /**
   * Checks everything that may be refused first. The account is stored last, with the event that adds the seeds: until
   * then the setup can be repeated.
   */
  async run(actor: Actor, setup: SiteSetup, token: string): Promise<UserOut> {
    const account = await this.accounts.find(actor.userId);
    if (account?.email !== DEFAULT_ADMIN.email) throw SiteSetupErrors.done();
    if (isDemoAccount(account, this.config)) return this.presenter.toResponse(actor, account);
    await this.current.check(actor, setup.currentPassword);
    await this.refuseTaken(account, setup);
    await this.setPrivacy(account, setup.makeGroupRecipesPublic);
    const user = await this.replaceAccount(account, setup, actor.locale);
    await this.keepSession(account, token);
    this.log.info('site set up', { groupId: user.groupId });
    return this.presenter.toResponse(actor, user);
  }

  /** Returns the reason early; the unique index decides. */
  private async refuseTaken({ username: own, email: ownEmail }: Account, { username, email }: SiteSetup) {
    if (username !== own && (await this.users.isTaken(username))) throw AccessErrors.usernameTaken();
    if (email !== ownEmail && (await this.users.isTaken(email))) throw AccessErrors.emailTaken();
  }

  private async setPrivacy({ groupId, householdId }: UserRecord, isPublic: boolean): Promise<void> {
    await this.groups.change(groupId, ({ preferences }) => ({
      preferences: { ...preferences, privateGroup: !isPublic },
    }));
    await this.households.change(householdId, ({ preferences }) => ({
      preferences: { ...preferences, privateHousehold: !isPublic, recipePublic: isPublic },
    }));
  }

  private async replaceAccount(
    { _id, groupId, householdId, tokenVersion }: Account,
    { username, fullName, email, password, useSeedData, locale }: SiteSetup,
    ownLocale: string,
  ): Promise<UserRecord> {
    const fields = { ...userNameFields({ username, fullName, email }), confirmedEmail: email };
    const passwordHash = await this.hasher.hash(password);
    const credentials = { passwordHash, tokenVersion: tokenVersion + 1, failedLogins: 0 };
    const fact = { seedLocale: useSeedData ? (locale ?? ownLocale) : null };
    const event = announce(SiteSetUp, fact, { tenant: { groupId, householdId } });
    return translateDuplicateKey(
      () => this.users.replace(_id, { fields, credentials, events: [event] }),
      AccessErrors.usernameTaken,
    );
  }

  /** Ends all other sessions: they were opened with the public default password. */
  private async keepSession({ _id: userId, tokenVersion }: Account, token: string): Promise<void> {
    const own = await this.tokens.read(token);
    if (own?.sub === userId) await this.sessions.saveTokenVersion(own.sid, userId, tokenVersion + 1);
    this.broadcasts.send(ActorChanged, { userId });
  }
}
