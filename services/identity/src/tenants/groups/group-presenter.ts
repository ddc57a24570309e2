import type { GroupOut } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { type GroupRecord, HouseholdRepository, UserRepository } from '../../store/index.js';
import { toGroupOut } from './group.mapper.js';

/** Converts groups to their contract shape, with households and members; two queries for any number of groups. */
@Injectable()
export class GroupPresenter {
  constructor(
    private readonly households: HouseholdRepository,
    private readonly users: UserRepository,
  ) {}

  async toResponse(group: GroupRecord): Promise<GroupOut> {
    const [response] = await this.toResponses([group]);
    if (!response) throw new Error('The presenter returned nothing.');
    return response;
  }

  async toResponses(groups: GroupRecord[]): Promise<GroupOut[]> {
    const ids = groups.map(({ _id }) => _id);
    const [households, users] = await Promise.all([this.households.findOfGroups(ids), this.users.findOfGroups(ids)]);
    return groups.map((group) =>
      toGroupOut(group, households.filter(belongsTo(group)), users.filter(belongsTo(group))),
    );
  }
}

function belongsTo({ _id }: GroupRecord): (record: { groupId: string }) => boolean {
  return ({ groupId }) => groupId === _id;
}
