import { z } from 'zod';
import { Ignored } from '../../primitives/ignored.js';
import { Extras } from '../../primitives/bodies.js';
import { Id } from '../../primitives/id.js';
import { Name, NameText } from '../../primitives/name.js';
import { Flag } from '../../primitives/scalars.js';

const Alias = z.object({ name: Name }).meta({ id: 'AliasInput' });
const StoredAlias = z.object({ name: z.string() }).meta({ id: 'Alias' });
const nullAsEmpty = (raw: unknown) => (raw === null ? '' : raw);
const Description = z.preprocess(nullAsEmpty, z.string().max(10_000).default('')).meta({ type: 'string' });
const NullableExtras = z.preprocess((raw) => raw ?? {}, Extras.default({})).meta({ type: 'object' });
const EmptyAsNullId = z.preprocess((raw) => (raw === '' ? null : raw), Id.nullish()).meta({ type: 'string' });

/** A label as part of foods and list items. */
export const Label = z
  .object({
    name: z.string(),
    color: z.string().describe('The color, as `#rgb` or `#rrggbb`.'),
    groupId: z.string(),
    id: z.string(),
  })
  .meta({ id: 'MultiPurposeLabelSummary' });
export type Label = z.output<typeof Label>;

/** A food; `onHand` refers to the caller's household (docs/api/organizers-foods-cookbooks.md#foods-and-units). */
export const Food = z
  .object({
    id: z.string().describe('The id of the food.'),
    name: z.string().describe('The name, unique in the group.'),
    pluralName: z.string().nullable().describe('The plural.'),
    description: z.string().describe('A description.'),
    extras: z.record(z.string(), z.string()).describe('Texts of API clients by key.'),
    onHand: z.boolean().describe('Whether the household of the caller has it at home.'),
    labelId: z.string().nullable().describe('The id of the label.'),
    aliases: z.array(StoredAlias).describe('Other names by which the parser finds the food.'),
    label: Label.nullable().describe('The label, which groups items of shopping lists.'),
    createdAt: z.string().describe('The time of creation.'),
    updatedAt: z.string().describe('The time of the last change.'),
  })
  .meta({ id: 'IngredientFood' });
export type Food = z.output<typeof Food>;

/**
 * A unit of measure (docs/api/organizers-foods-cookbooks.md#foods-and-units); with `fraction`, amounts are displayed as
 * fractions, else as decimals.
 */
export const Unit = z
  .object({
    id: z.string().describe('The id of the unit.'),
    name: z.string().describe('The name, unique in the group.'),
    pluralName: z.string().nullable().describe('The plural.'),
    description: z.string().describe('A description.'),
    extras: z.record(z.string(), z.string()).describe('Always empty.'),
    onHand: z.boolean().describe('Always false.'),
    fraction: z.boolean().describe('Whether amounts are displayed as fractions instead of decimals.'),
    abbreviation: z.string().describe('The abbreviation.'),
    pluralAbbreviation: z.string().nullable().describe('The abbreviation of the plural.'),
    useAbbreviation: z.boolean().describe('Whether the abbreviation is displayed instead of the name.'),
    aliases: z.array(StoredAlias).describe('Other names by which the parser finds the unit.'),
    createdAt: z.string().describe('The time of creation.'),
    updatedAt: z.string().describe('The time of the last change.'),
  })
  .meta({ id: 'IngredientUnit' });
export type Unit = z.output<typeof Unit>;

/** The body of create and full update: absent fields get their default. */
export const FoodDraft = z
  .object({
    id: Ignored,
    name: Name,
    pluralName: NameText.max(255).nullish(),
    description: Description,
    extras: NullableExtras,
    onHand: Flag.default(false),
    labelId: EmptyAsNullId,
    aliases: z.array(Alias).max(500).default([]),
  })
  .meta({
    id: 'CreateIngredientFood',
    examples: [{ name: 'tomato', pluralName: 'tomatoes', aliases: [{ name: 'love apple' }] }],
  });
export type FoodDraft = z.output<typeof FoodDraft>;

/** The body of create and full update of a unit. */
export const UnitDraft = z
  .object({
    id: Ignored,
    name: Name,
    pluralName: NameText.max(255).nullish(),
    description: Description,
    extras: NullableExtras,
    onHand: Flag.default(false),
    fraction: Flag.default(true),
    abbreviation: z.preprocess(nullAsEmpty, NameText.max(255).default('')).meta({ type: 'string' }),
    pluralAbbreviation: NameText.max(255).nullable().default(''),
    useAbbreviation: Flag.default(false),
    aliases: z.array(Alias).max(500).default([]),
  })
  .meta({
    id: 'CreateIngredientUnit',
    examples: [{ name: 'tablespoon', pluralName: 'tablespoons', abbreviation: 'tbsp', useAbbreviation: true }],
  });
export type UnitDraft = z.output<typeof UnitDraft>;
