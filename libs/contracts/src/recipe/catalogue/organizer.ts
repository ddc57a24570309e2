import { z } from 'zod';
import { Ignored } from '../../primitives/ignored.js';
import { Name, NameText } from '../../primitives/name.js';
import { Flag } from '../../primitives/scalars.js';
import { Id } from '../../primitives/id.js';
import { SearchQuery } from '../../paging/page.js';
import { SlugOrId } from '../../primitives/slug-or-id.js';

/** The three kinds of organizers; also used as path parts. */
export const OrganizerKind = z.enum(['categories', 'tags', 'tools']);
export type OrganizerKind = z.output<typeof OrganizerKind>;

/** A category or tag as part of recipes and lists. */
export const Organizer = z.object({ id: z.string(), name: z.string(), slug: z.string() }).meta({ id: 'RecipeTag' });
export type Organizer = z.output<typeof Organizer>;

/** A tool; `onHand` refers to the caller's household. */
export const Tool = z
  .object({ ...Organizer.shape, onHand: z.boolean().describe('Whether the household of the caller has it.') })
  .meta({ id: 'RecipeTool' });
export type Tool = z.output<typeof Tool>;

/** The fields of all kinds; the gateway's response schemas are subsets. */
export const OrganizerRecord = z.object({
  ...Organizer.shape,
  groupId: z.string(),
  onHand: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type OrganizerRecord = z.output<typeof OrganizerRecord>;

export const OrganizerDraft = z.object({ name: Name }).meta({ id: 'CategoryIn' });
export const ToolDraft = z
  .object({ name: Name, onHand: Flag.default(false).describe('Whether the household of the caller has it.') })
  .meta({ id: 'RecipeToolCreate' });

/** A reference to an organizer in a recipe: by id, else slug, else name; an unknown name creates it. */
export const OrganizerRef = z.preprocess(
  (raw) => (typeof raw === 'string' ? { name: raw } : raw),
  z
    .object({
      id: Id.nullish(),
      name: NameText.max(255).optional(),
      slug: SlugOrId.optional(),
      onHand: Ignored,
    })
    .meta({ id: 'OrganizerReference' }),
);
export type OrganizerRef = z.output<typeof OrganizerRef>;

export const OrganizerQuery = z.object({ kind: OrganizerKind, query: SearchQuery });
