import type { z } from 'zod';
import { GroupPatch, UserPatch } from '../identity/patches.js';
import { Registration } from '../identity/sign-in/registration.js';
import { SiteSetup } from '../identity/site-setup.js';
import { GroupCreate } from '../identity/tenants/group.js';
import { HouseholdCreate } from '../identity/tenants/household.js';
import { Email, TokenIn, UserBase, UserIn } from '../identity/tenants/user.js';
import { NotifierDraft } from '../admin/notifier.js';
import { MenuDraft } from '../meal-plan/menu.js';
import { PlanEntryDraft } from '../meal-plan/plan-entry.js';
import { WebhookDraft } from '../meal-plan/webhook.js';
import { FoodDraft, UnitDraft } from '../recipe/catalogue/food.js';
import { IngredientDraft } from '../recipe/catalogue/ingredient.js';
import { LabelDraft } from '../recipe/catalogue/label.js';
import { OrganizerDraft, OrganizerRef, ToolDraft } from '../recipe/catalogue/organizer.js';
import { FoodPatch, RecordCopy, UnitPatch } from '../recipe/changes/record-changes.js';
import { RecipeChanges, RecipeCreate, RecipeDuplicate } from '../recipe/changes/recipe-changes.js';
import { CookbookDraft } from '../recipe/cookbook.js';
import { AssetForm } from '../recipe/files/asset.js';
import { RecipeActionDraft } from '../recipe/recipe-action.js';
import { TimelineEventDraft } from '../recipe/social/timeline.js';
import { ShoppingListDraft } from '../shopping/shopping-list.js';
import { Name } from './name.js';

/** Shows as "admin", the end of it in another direction. */
const SPOOFED = '\u202ead\u200bm\u0007in\u202c\r\n';
const CLEAN = 'admin';
const id = '1f6c1c52-6a6e-4d4a-9a75-0d1d6d1a7f10';
const account = { email: 'ana@example.org', password: 'long enough' };

const inputs: [string, z.ZodType, object, string[]][] = [
  [
    'a registration',
    Registration,
    { ...account, passwordConfirm: account.password },
    ['group', 'household', 'username', 'fullName'],
  ],
  ['the setup of a site', SiteSetup, account, ['username', 'fullName']],
  ['a new user', UserIn, account, ['username', 'fullName']],
  ['a user', UserBase, account, ['username', 'fullName']],
  ['a change of a user', UserPatch, {}, ['username', 'fullName']],
  ['a group', GroupCreate, {}, ['name']],
  ['a change of a group', GroupPatch, {}, ['name']],
  ['a household', HouseholdCreate, {}, ['name']],
  ['an API token', TokenIn, {}, ['name']],
  ['a notifier', NotifierDraft, { appriseUrl: 'json://example.org' }, ['name']],
  ['a menu', MenuDraft, { items: [] }, ['name']],
  ['a plan entry', PlanEntryDraft, { date: '2026-11-28' }, ['title']],
  ['a webhook', WebhookDraft, { scheduledTime: '10:00', url: 'https://example.org' }, ['name']],
  ['a food', FoodDraft, {}, ['name', 'pluralName']],
  ['a change of a food', FoodPatch, {}, ['name', 'pluralName']],
  ['a unit', UnitDraft, {}, ['name', 'pluralName', 'abbreviation', 'pluralAbbreviation']],
  ['a change of a unit', UnitPatch, {}, ['name', 'pluralName', 'abbreviation', 'pluralAbbreviation']],
  ['a label', LabelDraft, {}, ['name']],
  ['a category', OrganizerDraft, {}, ['name']],
  ['a tool', ToolDraft, {}, ['name']],
  ['an organizer of a recipe', OrganizerRef, {}, ['name']],
  ['a copy', RecordCopy, {}, ['name']],
  ['a new recipe', RecipeCreate, {}, ['name']],
  ['a recipe', RecipeChanges, {}, ['name']],
  ['a duplicate of a recipe', RecipeDuplicate, {}, ['name']],
  ['a cookbook', CookbookDraft, {}, ['name']],
  ['an asset', AssetForm, { icon: 'file', extension: 'pdf' }, ['name']],
  ['a recipe action', RecipeActionDraft, { actionType: 'link', url: 'https://example.org' }, ['title']],
  ['a timeline event', TimelineEventDraft, { recipeId: id, eventType: 'comment' }, ['subject']],
  ['a shopping list', ShoppingListDraft, {}, ['name']],
];

it.each(inputs)('has no invisible characters in %s', (_description, schema, rest, fields) => {
  const names = Object.fromEntries(fields.map((field) => [field, SPOOFED]));

  const stored = schema.parse({ ...rest, ...names });

  expect(stored).toMatchObject(Object.fromEntries(fields.map((field) => [field, CLEAN])));
});

it('has none in the food, unit and assets of a recipe', () => {
  expect(IngredientDraft.parse({ food: SPOOFED, unit: { name: SPOOFED } })).toMatchObject({
    food: { name: CLEAN },
    unit: { name: CLEAN },
  });
  expect(RecipeChanges.parse({ assets: [{ name: SPOOFED, icon: 'file' }] })).toMatchObject({
    assets: [{ name: CLEAN }],
  });
});

it('is refused when nothing is left of it', () => expect(Name.safeParse('\u200b\u2066\u3164').success).toBe(false));

it.each(['ana@exam\u200bple.org', '\u202eana@example.org', 'an\0a@example.org'])(
  'makes the e-mail address %j invalid',
  (address) => expect(Email.safeParse(address).success).toBe(false),
);
