import { IdentityErrors } from '@larder/contracts';
import type { Actor, PageQuery, UserBase, UserIn, UserOut, UserPatch } from '@larder/contracts';
import { InjectConfig, Log, newId, orThrowNotFound, translateDuplicateKey } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { PasswordHasher } from '../../credentials/index.js';
import { StructureLock, type UserRecord, UserRepository } from '../../store/index.js';
import type { IdentityConfig } from '../../config.js';
import { AccountChanges, type ResolveChanges } from './account-changes.js';
import { isDemoAccount } from './rules/is-demo-account.js';
import { LoginChangePolicy } from './rules/login-change-policy.js';
import { patchedUser } from './rules/patched-user.js';
import { TenancyResolver } from './tenancy-resolver.js';
import { newUserFields } from './rules/user-fields.js';
import { UserPresenter } from './user-presenter.js';
import { UserLists } from './user-lists.js';
import { UserDeletionService } from './deletion/user-deletion.service.js';

/** Users of all groups, for administrators (docs/api/identity.md#administration-of-accounts). */
@Injectable()
export class UserAdminService {
  constructor(
    private readonly users: UserRepository,
    private readonly lists: UserLists,
    private readonly presenter: UserPresenter,
    private readonly tenancies: TenancyResolver,
    private readonly hasher: PasswordHasher,
    private readonly changes: AccountChanges,
    private readonly loginChanges: LoginChangePolicy,
    private readonly deletion: UserDeletionService,
    private readonly structure: StructureLock,
    private readonly log: Log,
    @InjectConfig() private readonly config: IdentityConfig,
  ) {}

  list(actor: Actor, query: PageQuery) {
    return this.lists.ofSite(actor, query);
  }

  async read(actor: Actor, id: string): Promise<UserOut> {
    return this.presenter.toResponse(actor, await this.find(id));
  }

  async create(actor: Actor, draft: UserIn): Promise<UserOut> {
    const passwordHash = draft.authMethod === 'Mealie' ? await this.hasher.hash(draft.password) : null;
    const user = await this.structure.run(async () => {
      const fields = { ...newUserFields(draft, await this.tenancies.forNew(draft)), confirmedEmail: draft.email };
      return translateDuplicateKey(() => this.users.insert(newId(), fields, passwordHash), IdentityErrors.taken);
    });
    this.log.info('user created', { createdUserId: user._id, groupId: user.groupId });
    return this.presenter.toResponse(actor, user);
  }

  update(actor: Actor, id: string, input: UserBase): Promise<UserOut> {
    return this.change(actor, id, () => input);
  }

  async patch(actor: Actor, id: string, input: UserPatch): Promise<UserOut> {
    const { group } = await this.presenter.toResponse(actor, await this.find(id));
    return this.change(actor, id, (user) => patchedUser(user, group, input));
  }

  private async change(actor: Actor, id: string, resolveChanges: ResolveChanges): Promise<UserOut> {
    const user = await this.find(id);
    if (actor.userId === id && !resolveChanges(user).admin) throw IdentityErrors.selfDemotion();
    if (isDemoAccount(user, this.config)) return this.presenter.toResponse(actor, user);
    await this.loginChanges.check(actor, user, resolveChanges(user));
    const changed = await translateDuplicateKey(
      () => this.changes.asAdmin(actor, id, resolveChanges),
      IdentityErrors.updateFailed,
    );
    return this.presenter.toResponse(actor, changed);
  }

  async delete(actor: Actor, id: string): Promise<UserOut> {
    const user = await this.find(id);
    const response = await this.presenter.toResponse(actor, user);
    if (isDemoAccount(user, this.config)) return response;
    await this.deletion.delete(actor, id);
    return response;
  }

  private async find(id: string): Promise<UserRecord> {
    return orThrowNotFound(await this.users.find(id));
  }
}
