import type { Food } from '@larder/contracts';
import { fromPairs } from '../extras/pairs.js';
import type { FoodDocument } from './food.schema.js';

/** A food as answers show it; `onHand` is that of the household. */
export function toFood(document: FoodDocument, { householdId }: { householdId: string }): Food {
  return {
    id: document._id,
    name: document.name,
    pluralName: document.pluralName,
    description: document.description,
    extras: fromPairs(document.extras),
    onHand: document.householdsOnHand.includes(householdId),
    labelId: null,
    aliases: document.aliases.map(({ name }) => ({ name })),
    label: null,
    createdAt: document.createdAt.toISOString(),
    updatedAt: document.updatedAt.toISOString(),
  };
}
