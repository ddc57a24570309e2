import { z } from 'zod';
import { defineMessage } from '../messaging/define-message.js';
import { MessageBody } from '../primitives/bodies.js';
import { Id } from '../primitives/id.js';
import { NameText } from '../primitives/name.js';
import { Flag } from '../primitives/scalars.js';
import { GroupOut } from './tenants/group.js';
import { FirstDayOfWeek, HouseholdOut } from './tenants/household.js';
import { AuthMethod, Email, UserOut } from './tenants/user.js';

// No defaults: a PATCH must not reset absent fields.
const flag = Flag.optional();
const name = NameText.max(255).optional();
const recipePreferences = {
  recipePublic: flag,
  recipeShowNutrition: flag,
  recipeShowAssets: flag,
  recipeLandscapeView: flag,
  recipeDisableComments: flag,
  recipeDisableAmount: flag,
};

/** A change of an account; absent fields are kept. */
export const UserPatch = z
  .object({
    username: name,
    fullName: name,
    email: Email.optional(),
    currentPassword: z.string().max(258).optional().describe('Required for a change of the own e-mail address.'),
    emailConfirmed: flag.describe('Whether the e-mail address belongs to the user, for administrators.'),
    authMethod: AuthMethod.optional(),
    admin: flag,
    group: z.string().optional(),
    household: z.string().optional(),
    advanced: flag,
    canInvite: flag,
    canManage: flag,
    canManageHousehold: flag,
    canOrganize: flag,
  })
  .meta({ id: 'UserPatch' });
export type UserPatch = z.output<typeof UserPatch>;

export const GroupPatch = z
  .object({
    name,
    preferences: z
      .object({ privateGroup: flag, ...recipePreferences })
      .meta({ id: 'GroupPreferencesPatch' })
      .optional(),
  })
  .meta({ id: 'GroupPatch' });
export type GroupPatch = z.output<typeof GroupPatch>;

export const HouseholdPatch = z
  .object({
    name,
    preferences: z
      .object({
        privateHousehold: flag,
        lockRecipeEditsFromOtherHouseholds: flag,
        firstDayOfWeek: FirstDayOfWeek.optional(),
        convertShoppingUnits: flag,
        ...recipePreferences,
      })
      .meta({ id: 'HouseholdPreferencesPatch' })
      .optional(),
  })
  .meta({ id: 'HouseholdPatch' });
export type HouseholdPatch = z.output<typeof HouseholdPatch>;

/** Like `UpdateUser`, but absent fields are kept; the same applies to the messages below. */
export const PatchUser = defineMessage({
  subject: 'identity.user.patch',
  request: z.object({ id: Id, user: UserPatch }),
  reply: MessageBody,
});
export const PatchUserAsAdmin = defineMessage({
  subject: 'identity.admin-user.patch',
  request: z.object({ id: Id, user: UserPatch }),
  reply: UserOut,
});
export const PatchGroup = defineMessage({
  subject: 'identity.admin-group.patch',
  request: z.object({ id: Id, group: GroupPatch }),
  reply: GroupOut,
});
export const PatchHousehold = defineMessage({
  subject: 'identity.admin-household.patch',
  request: z.object({ id: Id, household: HouseholdPatch }),
  reply: HouseholdOut,
});
export const PatchGroupHousehold = defineMessage({
  subject: 'identity.group-household.patch',
  request: z.object({ slugOrId: z.string().max(1000), household: HouseholdPatch }),
  reply: HouseholdOut,
});
