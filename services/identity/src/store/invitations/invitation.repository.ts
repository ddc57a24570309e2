import type { Actor, InviteToken } from '@larder/contracts';
import { InjectModel, newId } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { toInviteToken } from './invitation.mapper.js';
import { INVITATIONS, type InvitationDocument } from './invitation.schema.js';

type NewInvitation = Pick<InvitationDocument, 'token' | 'usesLeft' | 'expiresAt'>;
/** Where an invitation leads. */
export type InvitedPlace = Pick<InvitationDocument, 'groupId' | 'householdId'>;

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

/** Invitations. Members see their household's; any caller with a token may use it. */
@Injectable()
export class InvitationRepository {
  constructor(@InjectModel(INVITATIONS) private readonly model: Model<InvitationDocument>) {}

  async list({ groupId, householdId }: Actor): Promise<InviteToken[]> {
    const invitation = await this.model
      .find({ groupId, householdId, ...usable() })
      .sort(NEWEST_FIRST)
      .lean();
    return invitation.map(toInviteToken);
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

  async remove({ groupId, householdId }: Actor, token: string): Promise<InviteToken | null> {
    const removed = await this.model.findOneAndDelete({ groupId, householdId, token }).lean();
    return removed && toInviteToken(removed);
  }

  async isUsable(token: string): Promise<boolean> {
    return (await this.model.exists({ token, ...usable() })) !== null;
  }

  /** Takes one use, also when several people try at once; null when none is left or its time is over. */
  async take(token: string): Promise<InvitedPlace | null> {
    return this.model.findOneAndUpdate({ token, ...usable() }, { $inc: { usesLeft: -1 } }).lean<InvitedPlace | null>();
  }

  /** Puts a use back that came to nothing. */
  async giveBack(token: string): Promise<void> {
    await this.model.updateOne({ token }, { $inc: { usesLeft: 1 } });
  }

  /** Ends the invitations of a household that is deleted. */
  async removeAllOf({ groupId, householdId }: InvitedPlace): Promise<void> {
    await this.model.deleteMany({ groupId, householdId });
  }

  async removeIfUsedUp(token: string): Promise<void> {
    await this.model.deleteOne({ token, usesLeft: { $lte: 0 } });
  }
}

/** The sweep that removes old ones comes by only now and then. */
function usable() {
  return { usesLeft: { $gt: 0 }, expiresAt: { $gt: new Date() } };
}
