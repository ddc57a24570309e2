import { z } from 'zod';
import { defineMessage } from '../messaging/define-message.js';
import { definePagedList, PageQuery } from '../paging/page.js';
import { Day } from '../primitives/moment.js';
import { Id } from '../primitives/id.js';
import { Name } from '../primitives/name.js';
import { MealType, PlanEntry, Servings } from './plan-entry.js';

/** A dish of a menu: a recipe, or a title. */
const MenuItem = z
  .object({
    recipeId: z.string().nullable(),
    title: z.string().describe('The title of a dish without a recipe.'),
    entryType: MealType.describe('The meal.'),
    servings: z.number().nullable().describe('The number of planned servings; null for those of the recipe.'),
  })
  .meta({ id: 'MenuItem' });

/** A named set of dishes that can be planned together, for example "Christmas dinner". */
export const Menu = z
  .object({
    id: z.string(),
    groupId: z.string(),
    householdId: z.string(),
    name: z.string(),
    items: z.array(MenuItem).describe('The dishes.'),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Menu' });
export type Menu = z.output<typeof Menu>;

const items = z
  .array(
    z
      .object({
        recipeId: Id.nullish().transform((id) => id ?? null),
        title: z.string().max(1000).default(''),
        entryType: MealType.default('dinner').describe('The meal.'),
        servings: Servings,
      })
      .refine(({ recipeId, title }) => Boolean(recipeId ?? title), { message: 'recipeId or title must be provided' })
      .meta({ id: 'MenuItemInput' }),
  )
  .max(50);
/** The body of create. */
export const MenuDraft = z.object({ name: Name, items }).meta({
  id: 'MenuCreate',
  examples: [{ name: 'Christmas dinner', items: [{ title: 'Raclette', entryType: 'dinner' }] }],
});
export type MenuDraft = z.output<typeof MenuDraft>;
/** The body of PATCH: absent fields are kept. */
export const MenuPatch = z.object({ name: Name.optional(), items: items.optional() }).meta({ id: 'MenuPatch' });
export type MenuPatch = z.output<typeof MenuPatch>;
/** The day that a menu is planned for. */
export const PlannedMenu = z.object({ date: Day }).meta({ id: 'PlannedMenu' });
export type PlannedMenu = z.output<typeof PlannedMenu>;

const byId = z.object({ id: Id });
export const ListMenus = definePagedList({ subject: 'meal-plan.menu.list', query: PageQuery, item: Menu });
export const ReadMenu = defineMessage({ subject: 'meal-plan.menu.read', request: byId, reply: Menu, idempotent: true });
export const CreateMenu = defineMessage({
  subject: 'meal-plan.menu.create',
  request: z.object({ id: Id, menu: MenuDraft }),
  reply: Menu,
  idempotent: true,
});
/** Changes a menu; absent fields are kept. */
export const UpdateMenu = defineMessage({
  subject: 'meal-plan.menu.update',
  request: z.object({ id: Id, changes: MenuPatch }),
  reply: Menu,
});
export const DeleteMenu = defineMessage({ subject: 'meal-plan.menu.delete', request: byId, reply: Menu });
/** Plans all dishes of a menu for a day. */
export const PlanMenu = defineMessage({
  subject: 'meal-plan.menu.plan',
  request: z.object({ id: Id, date: Day }),
  reply: z.array(PlanEntry),
});
