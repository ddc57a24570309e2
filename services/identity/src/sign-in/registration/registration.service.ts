import { AccessErrors, type Registration, type UserOut } from '@larder/contracts';
import { InjectConfig, Log } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { Tenancies, toUserOut } from '../../accounts/index.js';
import { PasswordHasher } from '../../credentials/index.js';
import { InvitationRepository, type UserRecord, UserRepository } from '../../store/index.js';
import type { IdentityConfig } from '../../config.js';
import { GroupRegistration } from './group-registration.js';
import { InvitationRegistration } from './invitation-registration.js';

/** Registration (docs/api/identity.md#registration). */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly users: UserRepository,
    private readonly invitations: InvitationRepository,
    private readonly invitationRegistration: InvitationRegistration,
    private readonly groupRegistration: GroupRegistration,
    private readonly tenancies: Tenancies,
    private readonly hasher: PasswordHasher,
    private readonly log: Log,
    @InjectConfig() private readonly config: IdentityConfig,
  ) {}

  async register(form: Registration): Promise<UserOut> {
    if (!form.groupToken && !this.config.ALLOW_SIGNUP) throw AccessErrors.signUpDisabled();
    await this.refuseTaken(form);
    const user = form.groupToken ? await this.join(form, form.groupToken) : await this.createGroup(form);
    this.log.info('user registered', { createdUserId: user._id, groupId: user.groupId });
    return toUserOut(user, await this.tenancies.of(user), []);
  }

  /** Throws for taken names early and in the order that clients expect; the unique index decides. */
  private async refuseTaken({ username, email }: Registration): Promise<void> {
    if (await this.users.isTaken(username)) throw AccessErrors.usernameTaken();
    if (await this.users.isTaken(email)) throw AccessErrors.emailTaken();
  }

  /** Checks the invitation before the expensive hash. */
  private async join(form: Registration, token: string): Promise<UserRecord> {
    if (!(await this.invitations.isUsable(token))) throw AccessErrors.invalidInvitation();
    return this.invitationRegistration.register(form, token, await this.hasher.hash(form.password));
  }

  private async createGroup(form: Registration): Promise<UserRecord> {
    return this.groupRegistration.register(form, await this.hasher.hash(form.password));
  }
}
