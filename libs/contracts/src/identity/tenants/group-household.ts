import { z } from 'zod';
import { defineMessage } from '../../messaging/define-message.js';
import { HouseholdCreate, HouseholdOut, HouseholdUpdate } from './household.js';

/** A household of the caller's group, by slug or id. */
const bySlugOrId = { slugOrId: z.string().max(1000) };

/** Households of the caller's group, for administrators; all groups have separate messages. */
export const CreateGroupHousehold = defineMessage({
  subject: 'identity.group-household.create',
  request: HouseholdCreate,
  reply: HouseholdOut,
});
export const UpdateGroupHousehold = defineMessage({
  subject: 'identity.group-household.update',
  request: z.object({ ...bySlugOrId, household: HouseholdUpdate }),
  reply: HouseholdOut,
});
export const DeleteGroupHousehold = defineMessage({
  subject: 'identity.group-household.delete',
  request: z.object(bySlugOrId),
  reply: HouseholdOut,
});
