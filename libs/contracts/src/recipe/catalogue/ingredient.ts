import { z } from 'zod';
import { ignored, Ignored } from '../../primitives/ignored.js';
import { AnyUuid, Id } from '../../primitives/id.js';
import { Decimal } from '../../primitives/scalars.js';
import { Food, Unit } from './food.js';

const text = (max: number) => z.string().max(max);

/** A parsed food or unit that the group does not have yet: everything but id and dates. */
const unmatched = { id: z.null(), createdAt: z.string().nullish(), updatedAt: z.string().nullish() };
const ParsedFood = z.object({ ...Food.shape, ...unmatched });
const ParsedUnit = z.object({ ...Unit.shape, ...unmatched });

/** An ingredient as answers show it (docs/api/recipes.md#ingredients). */
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

/** To three decimals; numbers so large that they have none stay what they are. */
function rounded(quantity: number): number {
  return Number.isSafeInteger(Math.round(quantity * DECIMALS)) ? Math.round(quantity * DECIMALS) / DECIMALS : quantity;
}

const emptyAsNull = (raw: unknown) => (raw === '' ? null : raw);
const Quantity = z.preprocess(emptyAsNull, Decimal.transform(rounded).nullish());
/** A unit or food inside an ingredient: an object with id or name (the rest of it is ignored), or a bare name. */
function namedRef(whole: z.ZodObject) {
  const rest = Object.entries(whole.shape).map(([key, field]) => [key, ignored(field as z.ZodType)] as const);
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

/** An ingredient as clients send it; a bare string is its note. */
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
