import {
  CommonErrors,
  IdentityErrors,
  type Actor,
  type MessageBody,
  type UserBase,
  type UserOut,
  type UserPatch,
} from '@larder/contracts';
import { translate } from '@larder/locales';
import { InjectConfig, orThrowNotFound, translateDuplicateKey } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { type UserRecord, UserRepository } from '../../store/index.js';
import type { IdentityConfig } from '../../config.js';
import { AccountChanges, type ResolveChanges } from './account-changes.js';
import { isDemoAccount } from './rules/is-demo-account.js';
import { refusalToChange } from './rules/refusal-to-change.js';
import { LoginChangePolicy } from './rules/login-change-policy.js';
import { patchedUser } from './rules/patched-user.js';
import { Tenancies } from './tenancies.js';
import { UserPresenter } from './user-presenter.js';

type ResolveChangesInGroup = (user: UserRecord, groupName: string) => UserBase;

/** Reads the caller's account, and changes it; administrators may change any account. */
@Injectable()
export class SelfService {
  constructor(
    private readonly users: UserRepository,
    private readonly presenter: UserPresenter,
    private readonly tenancies: Tenancies,
    private readonly changes: AccountChanges,
    private readonly loginChanges: LoginChangePolicy,
    @InjectConfig() private readonly config: IdentityConfig,
  ) {}

  async read(actor: Actor): Promise<UserOut> {
    const user = await this.users.find(actor.userId);
    if (!user) throw CommonErrors.notAuthenticated();
    return this.presenter.toResponse(actor, user);
  }

  update(actor: Actor, id: string, input: UserBase): Promise<MessageBody> {
    return this.change(actor, id, () => input);
  }

  patch(actor: Actor, id: string, input: UserPatch): Promise<MessageBody> {
    return this.change(actor, id, (user, groupName) => patchedUser(user, groupName, input));
  }

  private async change(actor: Actor, id: string, resolveChanges: ResolveChangesInGroup): Promise<MessageBody> {
    if (actor.userId !== id && !actor.admin) throw IdentityErrors.notAnAdmin(); // also when the id does not exist
    const user = orThrowNotFound(await this.users.find(id));
    const { group } = await this.tenancies.of(user);
    const refusal = refusalToChange(actor, { id, groupName: group.name }, resolveChanges(user, group.name));
    if (refusal) throw refusal;
    const done = { message: translate(actor.locale, 'messages.user-updated'), error: false };
    if (isDemoAccount(user, this.config)) return done;
    await this.loginChanges.check(actor, user, resolveChanges(user, group.name));
    await this.store(actor, id, (now) => resolveChanges(now, group.name));
    return done;
  }

  private store(actor: Actor, id: string, resolveChanges: ResolveChanges): Promise<UserRecord> {
    const change = () =>
      actor.admin ? this.changes.asAdmin(actor, id, resolveChanges) : this.changes.asMember(id, resolveChanges);
    return translateDuplicateKey(change, IdentityErrors.updateFailed);
  }
}
