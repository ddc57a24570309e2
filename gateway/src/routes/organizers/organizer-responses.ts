import { Organizer, OrganizerRecord, RecipeSummary, Tool, type OrganizerKind } from '@larder/contracts';
import { z } from 'zod';

const recipes = z.array(RecipeSummary).describe('The recipes with it, in the response by slug; empty in others.');
const WithGroup = z.object({ ...Organizer.shape, groupId: z.string() }).meta({ id: 'RecipeTagWithGroup' });
const WithRecipes = z.object({ ...Organizer.shape, recipes }).meta({ id: 'RecipeTagWithRecipes' });
const ToolWithRecipes = z.object({ ...Tool.shape, recipes }).meta({ id: 'RecipeToolWithRecipes' });

/**
 * The response schemas of organizers: the three kinds differ slightly
 * (docs/api/organizers-foods-cookbooks.md#organizers).
 */
export const ORGANIZER_RESPONSES = {
  categories: { listed: Organizer, created: WithGroup, read: Organizer, updated: Organizer, bySlug: WithRecipes },
  tags: { listed: Organizer, created: WithGroup, read: WithRecipes, updated: WithRecipes, bySlug: WithRecipes },
  tools: { listed: Tool, created: Tool, read: Tool, updated: Tool, bySlug: ToolWithRecipes },
} satisfies Record<OrganizerKind, Record<string, z.ZodType>>;

/** What one organizer of a kind is called in the description of the API. */
export const ORGANIZER_NOUNS = { categories: 'category', tags: 'tag', tools: 'tool' } satisfies Record<
  OrganizerKind,
  string
>;

/** Reduces a record to the fields of its response; tags always contain an empty list of recipes here, as clients expect. */
export function toOrganizerResponse<Schema extends z.ZodType>(
  schema: Schema,
  record: OrganizerRecord,
): z.output<Schema> {
  return schema.parse({ ...record, recipes: [] });
}
