import { z } from 'zod';
import { ignoredAs, Ignored } from '../../primitives/ignored.js';
import { AnyUuid, Id } from '../../primitives/id.js';
import { Decimal } from '../../primitives/scalars.js';
import { Food, Unit } from './food.js';

const text = (max: number) => z.string().max(max);

/** A parsed food or unit that does not exist in the group: all fields except id and dates. */
const unmatched = { id: z.null(), createdAt: z.string().nullish(), updatedAt: z.string().nullish() };
const ParsedFood = z.object({ ...Food.shape, ...unmatched });
const ParsedUnit = z.object({ ...Unit.shape, ...unmatched });

/** An ingredient in its contract shape (docs/api/recipes.md#ingredients). */
export const RecipeIngredient = z
  .object({
    quantity: z.number().nullable(),
    unit: z.union([Unit, ParsedUnit]).nullable(),
    food: z.union([Food, ParsedFood]).nullable(),
    note: z.string().nullable(),
    isFood: z.boolean().nullable(),
    disableAmount: z.boolean(),
    display: z.string(),
    title: z.string().nullable(),
    originalText: z.string().nullable(),
    referenceId: z.string(),
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
function namedRef(whole: z.ZodObject) {
  const rest = Object.entries(whole.shape).map(([key, field]) => [key, ignoredAs(field as z.ZodType)] as const);
  return z.preprocess(
    (raw) => (typeof raw === 'string' ? { name: raw } : raw),
    z
      .object({
        ...Object.fromEntries([...rest, ['update_at', Ignored]]),
        id: z.preprocess(emptyAsNull, Id.nullish()),
        name: z.string().max(255).nullish(),
      })
      .nullish(),
  );
}

/** An ingredient in requests; a plain text is its note. */
export const IngredientDraft = z.preprocess(
  (raw) => (typeof raw === 'string' ? { note: raw } : raw),
  z.object({
    quantity: Quantity,
    unit: namedRef(Unit),
    food: namedRef(Food),
    note: text(10_000).nullish(),
    isFood: Ignored,
    disableAmount: Ignored,
    display: Ignored,
    title: text(1000).nullish(),
    originalText: text(10_000).nullish(),
    referenceId: AnyUuid.nullish(),
  }),
);
export type IngredientDraft = z.output<typeof IngredientDraft>;
