import { z } from 'zod';
import { defineEvent } from '../messaging/define-event.js';
import { defineMessage } from '../messaging/define-message.js';
import { definePagedList, SearchQuery } from '../paging/page.js';
import { Id } from '../primitives/id.js';
import { ignoredAs } from '../primitives/ignored.js';
import { MAX_NAME_LENGTH, NameText } from '../primitives/name.js';
import { reject } from '../primitives/reject.js';
import { Flag, Int } from '../primitives/scalars.js';
import { SlugOrId } from '../primitives/slug-or-id.js';
import { slugify } from '../text/slug.js';
import { RecipeSummary } from './recipe.js';

const nullableText = z.string().nullable();

/**
 * The conditions of a filter text; empty when the text is empty or not a valid filter
 * (docs/api/conventions.md#filters).
 */
export const QueryFilterJson = z
  .object({
    parts: z
      .array(
        z.object({
          leftParenthesis: nullableText,
          rightParenthesis: nullableText,
          logicalOperator: z.enum(['AND', 'OR']).meta({ id: 'LogicalOperator' }).nullable(),
          attributeName: nullableText,
          relationalOperator: nullableText,
          value: z.union([z.string(), z.array(z.string())]).nullable(),
        }),
      )
      .describe('The conditions in their order.'),
  })
  .meta({ id: 'QueryFilterJSON' });

/** A saved recipe filter of a household (docs/api/organizers-foods-cookbooks.md#cookbooks). */
export const Cookbook = z
  .object({
    name: z.string(),
    description: z.string(),
    slug: z.string(),
    position: z.number().int().describe('The position within the household.'),
    public: z.boolean().describe('Whether visitors may see it.'),
    queryFilterString: z.string().describe('The filter that selects the recipes (docs/api/conventions.md#filters).'),
    groupId: z.string(),
    householdId: z.string(),
    id: z.string(),
    queryFilter: QueryFilterJson.describe('The same filter, split into conditions.'),
    requireAllCategories: z
      .boolean()
      .describe('Of older clients: whether recipes must have all of `categories` instead of any.'),
    requireAllTags: z.boolean().describe('Of older clients: whether recipes must have all of `tags` instead of any.'),
    requireAllTools: z.boolean().describe('Of older clients: whether recipes must have all of `tools` instead of any.'),
  })
  .meta({ id: 'ReadCookBook' });
export type Cookbook = z.output<typeof Cookbook>;

/** A cookbook with the recipes of the group that match its filter, newest first. */
export const CookbookWithRecipes = z
  .object({ ...Cookbook.shape, recipes: z.array(RecipeSummary).describe('The selected recipes.') })
  .meta({ id: 'RecipeCookBook' });

/** A name from which a slug can be created. */
export const CookbookName = NameText.max(MAX_NAME_LENGTH)
  .transform((name, context) =>
    slugify(name) ? name : reject(context, 'value_error', 'Value error, Name cannot be empty'),
  )
  .meta({ type: 'string' });
const nullAs =
  <Fallback>(fallback: Fallback) =>
  (raw: unknown) =>
    raw === null ? fallback : raw;
const text = (maxLength: number) =>
  z.preprocess(nullAs(''), z.string().max(maxLength).default('')).meta({ type: 'string' });
/** Organizers of cookbooks of versions before filters existed. */
const LegacyOrganizerRefs = z.array(z.union([Id, z.object({ id: Id }).transform(({ id }): string => id)])).max(1000);

/** The body of create and full update: absent fields get their default. */
export const CookbookDraft = z
  .object({
    name: CookbookName,
    slug: SlugOrId.nullish(),
    description: text(10_000),
    position: Int.default(1),
    public: z.preprocess(nullAs(false), Flag.default(false)).meta({ type: 'boolean' }),
    queryFilterString: text(100_000),
    requireAllCategories: Flag.default(true),
    requireAllTags: Flag.default(true),
    requireAllTools: Flag.default(true),
    categories: LegacyOrganizerRefs.nullish().describe('Of older clients: added to the filter.'),
    tags: LegacyOrganizerRefs.nullish().describe('Of older clients: added to the filter.'),
    tools: LegacyOrganizerRefs.nullish().describe('Of older clients: added to the filter.'),
    groupId: ignoredAs(z.string()),
    householdId: ignoredAs(z.string()),
  })
  .meta({
    id: 'CreateCookBook',
    examples: [{ name: 'Quick', queryFilterString: 'tags.name = "Quick" AND rating >= 4' }],
  });
export type CookbookDraft = z.output<typeof CookbookDraft>;

/** One of several cookbooks that are replaced together. */
export const CookbookUpdate = z.object({ ...CookbookDraft.shape, id: Id }).meta({ id: 'UpdateCookBook' });
export type CookbookUpdate = z.output<typeof CookbookUpdate>;

const withDraft = z.object({ id: Id, cookbook: CookbookDraft });

/** The cookbooks of the caller's household. */
export const ListCookbooks = definePagedList({ subject: 'recipe.cookbook.list', query: SearchQuery, item: Cookbook });
export const ReadCookbook = defineMessage({
  subject: 'recipe.cookbook.read',
  request: z.object({ slugOrId: SlugOrId }),
  reply: Cookbook,
  idempotent: true,
});
export const CreateCookbook = defineMessage({
  subject: 'recipe.cookbook.create',
  request: withDraft,
  reply: Cookbook,
  idempotent: true,
});
export const UpdateCookbook = defineMessage({
  subject: 'recipe.cookbook.update',
  request: withDraft,
  reply: Cookbook,
});
/** Replaces all given cookbooks, or none when one of them is unknown. */
export const UpdateCookbooks = defineMessage({
  subject: 'recipe.cookbooks.update',
  request: z.object({ cookbooks: z.array(CookbookUpdate).max(1000) }),
  reply: z.array(Cookbook),
});
export const DeleteCookbook = defineMessage({
  subject: 'recipe.cookbook.delete',
  request: z.object({ id: Id }),
  reply: Cookbook,
});

/** The number of cookbooks of the site. */
export const CountCookbooks = defineMessage({
  subject: 'recipe.cookbook.count',
  request: z.object({}),
  reply: z.object({ totalCookbooks: z.number().int() }),
  idempotent: true,
});

const payload = { cookbookId: Id, name: z.string() };
export const CookbookCreated = defineEvent('cookbook.created', z.object(payload));
/** One cookbook was replaced, or several at once, such as when their order was changed. */
export const CookbooksUpdated = defineEvent(
  'cookbooks.updated',
  /** `name` is set for a single cookbook. */
  z.object({ cookbookIds: z.array(Id).max(1000), name: z.string().optional() }),
);
export const CookbookDeleted = defineEvent('cookbook.deleted', z.object(payload));
