import { Injectable } from '@nestjs/common';
import { GroupRepository, HouseholdRepository, type UserRecord } from '../../store/index.js';
import type { Tenancy } from './user.mapper.js';

type Membership = Pick<UserRecord, 'groupId' | 'householdId'>;

/** Looks up the groups and households of users, with two queries for any number of them. */
@Injectable()
export class Tenancies {
  constructor(
    private readonly groups: GroupRepository,
    private readonly households: HouseholdRepository,
  ) {}

  async of(membership: Membership): Promise<Tenancy> {
    return (await this.ofAll([membership]))(membership);
  }

  async ofAll(memberships: Membership[]): Promise<(membership: Membership) => Tenancy> {
    const [groups, households] = await Promise.all([
      this.groups.findMany([...new Set(memberships.map(({ groupId }) => groupId))]),
      this.households.findMany([...new Set(memberships.map(({ householdId }) => householdId))]),
    ]);
    const byId = new Map([...groups, ...households].map((each) => [each._id, each]));
    return ({ groupId, householdId }) => ({
      group: byId.get(groupId) ?? withoutName(groupId),
      household: byId.get(householdId) ?? withoutName(householdId),
    });
  }
}

/** A damaged record must not make a whole list of users fail. */
function withoutName(_id: string) {
  return { _id, name: '', slug: '' };
}
