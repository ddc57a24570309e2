import type { HouseholdOut } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { GroupRepository, type HouseholdRecord, toHouseholdOut, UserRepository } from '../../store/index.js';

/**
 * Converts households to their contract shape, with the group's name and members; two queries for any number of them.
 */
@Injectable()
export class HouseholdPresenter {
  constructor(
    private readonly groups: GroupRepository,
    private readonly users: UserRepository,
  ) {}

  async toResponse(household: HouseholdRecord): Promise<HouseholdOut> {
    const [response] = await this.toResponses([household]);
    if (!response) throw new Error('The presenter returned nothing.');
    return response;
  }

  async toResponses(households: HouseholdRecord[]): Promise<HouseholdOut[]> {
    const [groups, users] = await Promise.all([
      this.groups.findMany([...new Set(households.map(({ groupId }) => groupId))]),
      this.users.findOfHouseholds(households.map(({ _id }) => _id)),
    ]);
    const names = new Map(groups.map(({ _id, name }) => [_id, name]));
    return households.map((household) => {
      const members = users.filter(({ householdId }) => householdId === household._id);
      return toHouseholdOut(household, names.get(household.groupId) ?? '', members);
    });
  }
}
