import { z } from 'zod';
import { defineMessage } from '../../messaging/define-message.js';
import { Extras } from '../../primitives/bodies.js';
import { Id } from '../../primitives/id.js';
import { Name, NameText } from '../../primitives/name.js';
import { Flag, Int } from '../../primitives/scalars.js';
import { Cookbook, CookbookDraft, CookbookName } from '../cookbook.js';
import { Food, FoodDraft, Label, Unit, UnitDraft } from '../catalogue/food.js';
import { LabelColor } from '../catalogue/label.js';
import { OrganizerKind, OrganizerRecord } from '../catalogue/organizer.js';

// No defaults: a PATCH must not reset absent fields (docs/api/conventions.md#success-responses).
const name = Name.optional();
const flag = Flag.optional();
const nullAsEmpty = (raw: unknown) => (raw === null ? '' : raw);
/** Null sets an empty text. */
const text = (maxLength: number) =>
  z.preprocess(nullAsEmpty, z.string().max(maxLength).optional()).meta({ type: 'string' });
const extras = z.preprocess((raw) => (raw === null ? {} : raw), Extras.optional()).meta({ type: 'object' });
const aliases = FoodDraft.shape.aliases.unwrap().optional();
const common = {
  name,
  pluralName: FoodDraft.shape.pluralName,
  description: text(10_000),
  extras,
  onHand: flag,
  aliases,
};

/** The body of PATCH for a food: absent fields are kept. */
export const FoodPatch = z.object({ ...common, labelId: FoodDraft.shape.labelId }).meta({ id: 'FoodPatch' });
export type FoodPatch = z.output<typeof FoodPatch>;
export const UnitPatch = z
  .object({
    ...common,
    fraction: flag,
    abbreviation: z.preprocess(nullAsEmpty, NameText.max(255).optional()).meta({ type: 'string' }),
    pluralAbbreviation: UnitDraft.shape.pluralAbbreviation.unwrap().optional(),
    useAbbreviation: flag,
  })
  .meta({ id: 'UnitPatch' });
export type UnitPatch = z.output<typeof UnitPatch>;
export const LabelPatch = z.object({ name, color: LabelColor.optional() }).meta({ id: 'LabelPatch' });
export type LabelPatch = z.output<typeof LabelPatch>;
export const OrganizerPatch = z.object({ name, onHand: flag }).meta({ id: 'OrganizerPatch' });
export type OrganizerPatch = z.output<typeof OrganizerPatch>;
export const CookbookPatch = z
  .object({
    name: CookbookName.optional(),
    slug: CookbookDraft.shape.slug,
    description: text(10_000),
    position: Int.optional(),
    public: flag,
    queryFilterString: text(100_000),
    requireAllCategories: flag,
    requireAllTags: flag,
    requireAllTools: flag,
  })
  .meta({ id: 'CookbookPatch' });
export type CookbookPatch = z.output<typeof CookbookPatch>;

/** The body of a copy; without a name, or with a taken one, a number is added to the name. */
export const RecordCopy = z.object({ name: NameText.max(255).nullish() }).meta({ id: 'RecordCopy' });
export type RecordCopy = z.output<typeof RecordCopy>;

const patch = <Changes extends z.ZodType>(changes: Changes) => z.object({ id: Id, changes });
/** The gateway generates `copyId`, so that a retry creates no second copy. */
const copy = { id: Id, copyId: Id, name: z.string().nullish() };
const kind = { kind: OrganizerKind };

export const PatchFood = defineMessage({ subject: 'recipe.food.patch', request: patch(FoodPatch), reply: Food });
export const PatchUnit = defineMessage({ subject: 'recipe.unit.patch', request: patch(UnitPatch), reply: Unit });
export const PatchLabel = defineMessage({ subject: 'recipe.label.patch', request: patch(LabelPatch), reply: Label });
export const PatchOrganizer = defineMessage({
  subject: 'recipe.organizer.patch',
  request: z.object({ ...kind, id: Id, changes: OrganizerPatch }),
  reply: OrganizerRecord,
});
export const PatchCookbook = defineMessage({
  subject: 'recipe.cookbook.patch',
  request: patch(CookbookPatch),
  reply: Cookbook,
});
export const CopyFood = defineMessage({
  subject: 'recipe.food.copy',
  request: z.object(copy),
  reply: Food,
  idempotent: true,
});
export const CopyUnit = defineMessage({
  subject: 'recipe.unit.copy',
  request: z.object(copy),
  reply: Unit,
  idempotent: true,
});
export const CopyLabel = defineMessage({
  subject: 'recipe.label.copy',
  request: z.object(copy),
  reply: Label,
  idempotent: true,
});
export const CopyOrganizer = defineMessage({
  subject: 'recipe.organizer.copy',
  request: z.object({ ...kind, ...copy }),
  reply: OrganizerRecord,
  idempotent: true,
});
export const CopyCookbook = defineMessage({
  subject: 'recipe.cookbook.copy',
  request: z.object(copy),
  reply: Cookbook,
  idempotent: true,
});
