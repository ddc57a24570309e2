import {
  CommonErrors,
  IdentityErrors,
  type Actor,
  type MessageBody,
  type UserBase,
  type UserOut,
} from '@larder/contracts';
import { say } from '@larder/locales';
import { InjectConfig } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { IdentityConfig } from '../config.js';
import { unlessDuplicate } from '../records/is-duplicate.js';
import { AccountChanges } from './account-changes.js';
import { isDemoAccount } from './is-demo-account.js';
import { refusalToChange } from './may-change.js';
import { Tenancies } from './tenancies.js';
import { UserAnswers } from './user-answers.js';
import { UserRepository } from './user.repository.js';
import type { UserRecord } from './user.schema.js';

/** The own account, and the call by which people change it and administrators any. */
@Injectable()
export class SelfService {
  constructor(
    private readonly users: UserRepository,
    private readonly answers: UserAnswers,
    private readonly tenancies: Tenancies,
    private readonly changes: AccountChanges,
    @InjectConfig() private readonly config: IdentityConfig,
  ) {}

  async read(actor: Actor): Promise<UserOut> {
    const user = await this.users.find(actor.userId);
    if (!user) throw CommonErrors.notAuthenticated();
    return this.answers.one(actor, user);
  }

  async update(actor: Actor, id: string, sent: UserBase): Promise<MessageBody> {
    if (actor.userId !== id && !actor.admin) throw IdentityErrors.notAnAdmin(); // whether the id exists or not
    const user = await this.users.find(id);
    if (!user) throw CommonErrors.notFound();
    const { group } = await this.tenancies.of(user);
    const refusal = refusalToChange(actor, { id, groupName: group.name }, sent);
    if (refusal) throw refusal;
    if (!isDemoAccount(user, this.config)) await this.store(actor, user, sent);
    return { message: say(actor.locale, 'messages.user-updated'), error: false };
  }

  private store(actor: Actor, user: UserRecord, sent: UserBase): Promise<UserRecord> {
    const change = () =>
      actor.admin ? this.changes.asAdmin(actor, user, sent) : this.changes.asMember(user._id, sent);
    return unlessDuplicate(change, IdentityErrors.updateFailed);
  }
}
