import type { Actor } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { type UserRecord, UserRepository } from '../../../store/index.js';
import { successorOf } from './successor.js';

/** Finds the successor of a user who is deleted or moved. */
@Injectable()
export class Successors {
  constructor(private readonly users: UserRepository) {}

  /** `actor` is the administrator who deletes or moves the user. */
  async of(actor: Actor, { _id: id, groupId, householdId }: UserRecord): Promise<string | null> {
    const group = await this.users.findOfGroups([groupId]);
    const members = group.map((each) => ({ ...each, id: each._id }));
    return successorOf({ user: { id, householdId }, members, actingId: actor.userId });
  }
}
