import type { Actor, InviteToken } from '@larder/contracts';
import { InjectModel, newId } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { toInviteToken } from './invitation.mapper.js';
import { INVITATIONS, type InvitationDocument } from './invitation.schema.js';

type NewInvitation = Pick<InvitationDocument, 'token' | 'usesLeft' | 'expiresAt'>;
/** The group and household of an invitation. */
export type InvitationTarget = Pick<InvitationDocument, 'groupId' | 'householdId'>;

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

/** Every query on invitations. Members read those of their household; any caller may use a token. */
@Injectable()
export class InvitationRepository {
  constructor(@InjectModel(INVITATIONS) private readonly model: Model<InvitationDocument>) {}

  async findOfHousehold({ groupId, householdId }: Actor): Promise<InviteToken[]> {
    const invitations = await this.model
      .find({ groupId, householdId, ...usable() })
      .sort(NEWEST_FIRST)
      .lean();
    return invitations.map(toInviteToken);
  }

  async insert({ groupId, householdId }: Actor, invitation: NewInvitation): Promise<InviteToken> {
    const record = { _id: newId(), groupId, householdId, ...invitation };
    await this.model.create([record]);
    return toInviteToken(record);
  }

  /** Whether the caller's household has this invitation. */
  async isOfHousehold({ groupId, householdId }: Actor, token: string): Promise<boolean> {
    return (await this.model.exists({ groupId, householdId, token, ...usable() })) !== null;
  }

  async delete({ groupId, householdId }: Actor, token: string): Promise<InviteToken | null> {
    const removed = await this.model.findOneAndDelete({ groupId, householdId, token }).lean();
    return removed && toInviteToken(removed);
  }

  async isUsable(token: string): Promise<boolean> {
    return (await this.model.exists({ token, ...usable() })) !== null;
  }

  /** Consumes one use atomically; null when none is left or the invitation has expired. */
  async consumeUse(token: string): Promise<InvitationTarget | null> {
    return this.model
      .findOneAndUpdate({ token, ...usable() }, { $inc: { usesLeft: -1 } })
      .lean<InvitationTarget | null>();
  }

  /** Restores a use whose registration failed. */
  async restoreUse(token: string): Promise<void> {
    await this.model.updateOne({ token }, { $inc: { usesLeft: 1 } });
  }

  /** Deletes the invitations of a deleted household. */
  async deleteOfTenant({ groupId, householdId }: InvitationTarget): Promise<void> {
    await this.model.deleteMany({ groupId, householdId });
  }

  async deleteIfUsedUp(token: string): Promise<void> {
    await this.model.deleteOne({ token, usesLeft: { $lte: 0 } });
  }
}

/** Also checks the expiry: the TTL index removes expired records only from time to time. */
function usable() {
  return { usesLeft: { $gt: 0 }, expiresAt: { $gt: new Date() } };
}
