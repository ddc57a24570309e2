import { z } from 'zod';
import { defineEvent } from '../../messaging/define-event.js';
import { defineMessage } from '../../messaging/define-message.js';
import { Nothing } from '../../primitives/bodies.js';
import { Id } from '../../primitives/id.js';
import { Food, Label, Unit } from './food.js';

/** Merges one food into another (docs/api/organizers-foods-cookbooks.md#foods-and-units). */
export const FoodMerge = z
  .object({
    fromFood: Id.describe('The food that is deleted; recipes and lists use the other one.'),
    toFood: Id.describe('The food that is kept.'),
  })
  .meta({ id: 'MergeFood' });
export type FoodMerge = z.output<typeof FoodMerge>;
/** Merges one unit into another. */
export const UnitMerge = z
  .object({
    fromUnit: Id.describe('The unit that is deleted; recipes and lists use the other one.'),
    toUnit: Id.describe('The unit that is kept.'),
  })
  .meta({ id: 'MergeUnit' });
export type UnitMerge = z.output<typeof UnitMerge>;

const merge = { request: z.object({ fromId: Id, toId: Id }), reply: Nothing, idempotent: true };

/** Merges two foods: references to `fromId` become references to `toId`. May be repeated. */
export const MergeFoods = defineMessage({ subject: 'recipe.food.merge', ...merge });
export const MergeUnits = defineMessage({ subject: 'recipe.unit.merge', ...merge });

/**
 * Foods, units and labels of the caller's group by id, in any order; with `allUnits` every unit. `named` contains the
 * foods with one of `foodNames`, compared without case and accents, or else the most similar ones.
 */
export const ReadCatalogue = defineMessage({
  subject: 'recipe.catalogue.read',
  request: z.object({
    foodIds: z.array(Id).max(5000).default([]),
    unitIds: z.array(Id).max(5000).default([]),
    labelIds: z.array(Id).max(5000).default([]),
    allUnits: z.boolean().default(false),
    foodNames: z.array(z.string()).max(1000).default([]),
  }),
  reply: z.object({
    foods: z.array(Food),
    units: z.array(Unit),
    labels: z.array(Label),
    named: z.array(z.object({ name: z.string(), food: Food })).default([]),
  }),
  idempotent: true,
});

const merged = z.object({ fromId: Id, toId: Id, name: z.string() });
/** A food was merged into another one: references to `fromId` become `toId`. `name` is its former name. */
export const FoodMerged = defineEvent('food.merged', merged);
export const UnitMerged = defineEvent('unit.merged', merged);
