import type { Food, Label } from '@larder/contracts';
import { fromPairs } from '../../records/index.js';
import type { FoodDocument } from './food.schema.js';

/** Who reads, and the label that the food carries. */
export interface FoodReader {
  householdId: string;
  label: Label | null;
}

/** A food as answers show it; `onHand` is that of the household. */
export function toFood(document: FoodDocument, { householdId, label }: FoodReader): Food {
  return {
    id: document._id,
    name: document.name,
    pluralName: document.pluralName,
    description: document.description,
    extras: fromPairs(document.extras),
    onHand: document.householdsOnHand.includes(householdId),
    labelId: label?.id ?? null,
    aliases: document.aliases.map(({ name }) => ({ name })),
    label,
    createdAt: document.createdAt.toISOString(),
    updatedAt: document.updatedAt.toISOString(),
  };
}
