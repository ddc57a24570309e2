import type { CheckName, RequestOf } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { GroupRepository, HouseholdRepository, UserRepository } from '../store/index.js';
import { DefaultTenants } from './default-tenants.js';

type NameRequest = RequestOf<typeof CheckName>;

/** Checks whether names are available. Case is ignored, and no username may equal another user's e-mail address. */
@Injectable()
export class NameCheck {
  constructor(
    private readonly users: UserRepository,
    private readonly groups: GroupRepository,
    private readonly households: HouseholdRepository,
    private readonly defaults: DefaultTenants,
  ) {}

  async isFree(request: NameRequest): Promise<boolean> {
    const { kind, name } = request;
    if (kind === 'group') return (await this.groups.findByName(name)) === null;
    if (kind === 'household') return this.isHouseholdFree(request);
    return !(await this.users.isTaken(name));
  }

  private async isHouseholdFree({ name, groupId }: NameRequest): Promise<boolean> {
    const inGroup = groupId ?? (await this.defaults.group())?._id;
    return !inGroup || (await this.households.findByName(inGroup, name)) === null;
  }
}
