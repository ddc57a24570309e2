import { CommonErrors, IdentityErrors } from '@larder/contracts';
import type { Actor, PageQuery, UserBase, UserIn, UserOut, UserPatch } from '@larder/contracts';
import { InjectConfig, Log, newId } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { PasswordHasher } from '../../credentials/index.js';
import { StructureLock, unlessDuplicate, type UserRecord, UserRepository } from '../../store/index.js';
import type { IdentityConfig } from '../../config.js';
import { AccountChanges, type Wanted } from './account-changes.js';
import { isDemoAccount } from './is-demo-account.js';
import { OwnNames } from './own-names.js';
import { patchedUser } from './patched-user.js';
import { Places } from './places.js';
import { newUserFields } from './user-fields.js';
import { UserAnswers } from './user-answers.js';
import { UserLists } from './user-lists.js';
import { UserRemoval } from './user-removal.service.js';

/** Users of all groups, for administrators (docs/api/identity.md#administration-of-accounts). */
@Injectable()
export class UserAdminService {
  constructor(
    private readonly users: UserRepository,
    private readonly lists: UserLists,
    private readonly answers: UserAnswers,
    private readonly places: Places,
    private readonly hasher: PasswordHasher,
    private readonly changes: AccountChanges,
    private readonly ownNames: OwnNames,
    private readonly removal: UserRemoval,
    private readonly structure: StructureLock,
    private readonly log: Log,
    @InjectConfig() private readonly config: IdentityConfig,
  ) {}

  list(actor: Actor, query: PageQuery) {
    return this.lists.ofSite(actor, query);
  }

  async read(actor: Actor, id: string): Promise<UserOut> {
    return this.answers.one(actor, await this.find(id));
  }

  async create(actor: Actor, draft: UserIn): Promise<UserOut> {
    const passwordHash = draft.authMethod === 'Mealie' ? await this.hasher.hash(draft.password) : null;
    const user = await this.structure.run(async () => {
      const fields = { ...newUserFields(draft, await this.places.forNew(draft)), confirmedEmail: draft.email };
      return unlessDuplicate(() => this.users.insert(newId(), fields, passwordHash), IdentityErrors.taken);
    });
    this.log.info('user created', { createdUserId: user._id, groupId: user.groupId });
    return this.answers.one(actor, user);
  }

  update(actor: Actor, id: string, sent: UserBase): Promise<UserOut> {
    return this.change(actor, id, () => sent);
  }

  async patch(actor: Actor, id: string, sent: UserPatch): Promise<UserOut> {
    const { group } = await this.answers.one(actor, await this.find(id));
    return this.change(actor, id, (user) => patchedUser(user, group, sent));
  }

  private async change(actor: Actor, id: string, wanted: Wanted): Promise<UserOut> {
    const user = await this.find(id);
    if (actor.userId === id && !wanted(user).admin) throw IdentityErrors.selfDemotion();
    if (isDemoAccount(user, this.config)) return this.answers.one(actor, user);
    await this.ownNames.check(actor, user, wanted(user));
    const changed = await unlessDuplicate(() => this.changes.asAdmin(actor, id, wanted), IdentityErrors.updateFailed);
    return this.answers.one(actor, changed);
  }

  async remove(actor: Actor, id: string): Promise<UserOut> {
    const user = await this.find(id);
    const answer = await this.answers.one(actor, user);
    if (isDemoAccount(user, this.config)) return answer;
    await this.removal.remove(actor, id);
    return answer;
  }

  private async find(id: string): Promise<UserRecord> {
    const user = await this.users.find(id);
    if (!user) throw CommonErrors.notFound();
    return user;
  }
}
