import { recordSchema, type Stored } from '@larder/service-kit';

/**
 * An invitation to a household. The token is stored unhashed, so that users who may invite can read the links again.
 */
export type InvitationDocument = Stored<{
  token: string;
  groupId: string;
  householdId: string;
  usesLeft: number;
  expiresAt: Date;
}>;
export const INVITATIONS = 'invitations';

export const InvitationSchema = recordSchema<InvitationDocument>({
  token: { type: String, required: true },
  groupId: { type: String, required: true },
  householdId: { type: String, required: true },
  usesLeft: { type: Number, required: true },
  expiresAt: { type: Date, required: true },
});
InvitationSchema.index({ token: 1 }, { unique: true }); // using one
InvitationSchema.index({ groupId: 1, householdId: 1, createdAt: -1, _id: -1 }); // the household's list
InvitationSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
