import { OPERATOR_ID, type FindFormerOwners, type OwnerInHousehold, type ReplyOf } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { UserRepository } from '../../../store/index.js';
import { successorOf } from './successor.js';

/** Owners of records who are no longer members of the group, and the successors of their records. */
@Injectable()
export class FormerOwners {
  constructor(private readonly users: UserRepository) {}

  async among(owners: readonly OwnerInHousehold[]): Promise<ReplyOf<typeof FindFormerOwners>> {
    const groupIds = [...new Set(owners.map(({ groupId }) => groupId))];
    const users = (await this.users.findOfGroups(groupIds)).map((user) => ({ ...user, id: user._id }));
    return owners.flatMap((owner) => {
      const { userId: id, groupId, householdId } = owner;
      const members = users.filter((user) => user.groupId === groupId);
      if (members.some((member) => member.id === id)) return [];
      const successorId = successorOf({ user: { id, householdId }, members, actingId: OPERATOR_ID });
      return [{ ...owner, successorId }];
    });
  }
}
