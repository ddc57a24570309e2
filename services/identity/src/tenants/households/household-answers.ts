import type { HouseholdOut } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { GroupRepository, type HouseholdRecord, toHouseholdOut, UserRepository } from '../../store/index.js';

/** Households with their group's name and members: two queries for any number of households. */
@Injectable()
export class HouseholdAnswers {
  constructor(
    private readonly groups: GroupRepository,
    private readonly users: UserRepository,
  ) {}

  async one(household: HouseholdRecord): Promise<HouseholdOut> {
    const [answer] = await this.all([household]);
    if (!answer) throw new Error('A household has no answer.');
    return answer;
  }

  async all(households: HouseholdRecord[]): Promise<HouseholdOut[]> {
    const [groups, users] = await Promise.all([
      this.groups.findMany([...new Set(households.map(({ groupId }) => groupId))]),
      this.users.ofHouseholds(households.map(({ _id }) => _id)),
    ]);
    const names = new Map(groups.map(({ _id, name }) => [_id, name]));
    return households.map((household) => {
      const members = users.filter(({ householdId }) => householdId === household._id);
      return toHouseholdOut(household, names.get(household.groupId) ?? '', members);
    });
  }
}
