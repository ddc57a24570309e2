import { ActorChanged } from '@larder/contracts';
import { Broadcasts } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { UserRepository } from '../store/index.js';

/** Invalidates cached actors in the gateways when their group or household has changed. */
@Injectable()
export class ActorCacheInvalidation {
  constructor(
    private readonly users: UserRepository,
    private readonly broadcasts: Broadcasts,
  ) {}

  async membersChanged({ groupIds = [], householdIds = [] }: { groupIds?: string[]; householdIds?: string[] }) {
    const members = groupIds.length > 0 ? this.users.findOfGroups(groupIds) : this.users.findOfHouseholds(householdIds);
    for (const { _id } of await members) this.broadcasts.send(ActorChanged, { userId: _id });
  }
}
