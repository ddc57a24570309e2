import { z } from 'zod';
import { ignoredAs, Ignored } from '../../primitives/ignored.js';
import { AnyUuid, Id } from '../../primitives/id.js';
import { NameText } from '../../primitives/name.js';
import { Decimal } from '../../primitives/scalars.js';
import { Food, Unit } from './food.js';

const text = (max: number) => z.string().max(max);

const noTimes = { createdAt: z.string().nullish(), updatedAt: z.string().nullish() };
/** A parsed food or unit that does not exist in the group: all fields except id and dates. */
const unmatched = { id: z.null(), ...noTimes };
const ParsedFood = z.object({ ...Food.shape, ...unmatched }).meta({ id: 'ParsedFood' });
const ParsedUnit = z.object({ ...Unit.shape, ...unmatched }).meta({ id: 'ParsedUnit' });

/** An ingredient in its contract shape (docs/api/recipes.md#ingredients). */
export const RecipeIngredient = z
  .object({
    quantity: z.number().nullable().describe('The amount; null for none.'),
    unit: z
      .union([Unit, ParsedUnit])
      .nullable()
      .describe('The unit. Without an id it does not exist in the group yet.'),
    food: z
      .union([Food, ParsedFood])
      .nullable()
      .describe('The food. Without an id it does not exist in the group yet.'),
    note: z.string().nullable().describe('Further text, or the whole line when amounts are not displayed.'),
    isFood: z.boolean().nullable().describe('Whether the line is displayed by quantity, unit and food.'),
    disableAmount: z.boolean().describe('The opposite of `isFood`.'),
    display: z.string().describe('The line as text for one unscaled recipe; computed.'),
    title: z.string().nullable().describe('The heading of a section that begins with this ingredient.'),
    originalText: z.string().nullable().describe('The line as it was imported.'),
    referenceId: z
      .string()
      .describe('Identifies the ingredient in the steps of the recipe; kept when it is sent back.'),
  })
  .meta({ id: 'RecipeIngredient' });
export type RecipeIngredient = z.output<typeof RecipeIngredient>;

const DECIMALS = 1000;

/** Rounds to three decimals; numbers too large for decimals are unchanged. */
function roundQuantity(quantity: number): number {
  return Number.isSafeInteger(Math.round(quantity * DECIMALS)) ? Math.round(quantity * DECIMALS) / DECIMALS : quantity;
}

const emptyAsNull = (raw: unknown) => (raw === '' ? null : raw);
const Quantity = z.preprocess(emptyAsNull, Decimal.transform(roundQuantity).nullish());
/** A unit or food inside an ingredient: an object with id or name (other fields are ignored), or a name. */
function namedRef(id: string, whole: z.ZodObject) {
  const documented = Object.entries({ ...whole.shape, ...noTimes });
  const rest = documented.map(([key, field]) => [key, ignoredAs(field as z.ZodType)] as const);
  return z.preprocess(
    (raw) => (typeof raw === 'string' ? { name: raw } : raw),
    z
      .object({
        ...Object.fromEntries([...rest, ['update_at', Ignored]]),
        id: z.preprocess(emptyAsNull, Id.nullish()),
        name: NameText.max(255).nullish(),
      })
      .meta({ id })
      .nullish(),
  );
}

/** An ingredient in requests; a plain text is its note. */
export const IngredientDraft = z.preprocess(
  (raw) => (typeof raw === 'string' ? { note: raw } : raw),
  z
    .object({
      quantity: Quantity,
      unit: namedRef('IngredientUnitReference', Unit),
      food: namedRef('IngredientFoodReference', Food),
      note: text(10_000).nullish(),
      isFood: Ignored,
      disableAmount: Ignored,
      display: Ignored,
      title: text(1000).nullish(),
      originalText: text(10_000).nullish(),
      referenceId: AnyUuid.nullish(),
    })
    .meta({ id: 'RecipeIngredientInput' }),
);
export type IngredientDraft = z.output<typeof IngredientDraft>;
