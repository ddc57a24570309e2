import type { InviteToken } from '@larder/contracts';
import type { InvitationDocument } from './invitation.schema.js';

type VisibleFields = Pick<InvitationDocument, 'token' | 'usesLeft' | 'groupId' | 'householdId'>;

/** An invitation in its contract shape. */
export function toInviteToken({ token, usesLeft, groupId, householdId }: VisibleFields): InviteToken {
  return { token, usesLeft, groupId, householdId };
}
