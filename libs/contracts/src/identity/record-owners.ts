import { z } from 'zod';
import { defineMessage } from '../messaging/define-message.js';
import { Id } from '../primitives/id.js';

/** Maximum number of owners or users in one request. */
export const MAX_OWNERS = 500;

/** The owner of records in a household. */
export const OwnerInHousehold = z.object({ userId: Id, groupId: Id, householdId: Id });
export type OwnerInHousehold = z.output<typeof OwnerInHousehold>;

/**
 * The owners who are not members of the group, each with the user who takes over their records; null in a group without
 * users. For services.
 */
export const FindFormerOwners = defineMessage({
  subject: 'identity.record-owner.find-former',
  request: z.object({ owners: z.array(OwnerInHousehold).max(MAX_OWNERS) }),
  reply: z.array(OwnerInHousehold.extend({ successorId: Id.nullable() })),
  idempotent: true,
});

/** The ids without a user. For services. */
export const FindUnknownUsers = defineMessage({
  subject: 'identity.user.find-unknown',
  request: z.object({ userIds: z.array(Id).max(MAX_OWNERS) }),
  reply: z.array(Id),
  idempotent: true,
});
