import { z } from 'zod';
import { defineEvent } from '../../messaging/define-event.js';
import { defineMessage } from '../../messaging/define-message.js';
import { Id } from '../../primitives/id.js';

/**
 * A user was moved to another household. Within the group, recipes move too; plan entries and shopping lists stay in
 * their household and are transferred to the successor, if any. Only users without records can be moved to another
 * group.
 */
export const UserMoved = defineEvent(
  'user.moved',
  z.object({ id: Id, fromGroupId: Id, fromHouseholdId: Id, successorId: Id.nullable() }),
);

const byUser = z.object({ userId: Id });
const Ownership = z.object({ owns: z.boolean() });

/** Whether a user owns recipes in any household; checked before a user is moved to another group. */
export const CheckRecipeOwner = defineMessage({
  subject: 'recipe.owner.check',
  request: byUser,
  reply: Ownership,
  idempotent: true,
});
export const CheckPlanEntryOwner = defineMessage({
  subject: 'meal-plan.owner.check',
  request: byUser,
  reply: Ownership,
  idempotent: true,
});
export const CheckShoppingListOwner = defineMessage({
  subject: 'shopping.owner.check',
  request: byUser,
  reply: Ownership,
  idempotent: true,
});
