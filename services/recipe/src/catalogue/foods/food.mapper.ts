import type { Food, Label } from '@larder/contracts';
import { fromStoredExtras } from '../../records/index.js';
import type { FoodDocument } from './food.schema.js';

/** The reader, and the label of the food. */
export interface FoodReader {
  householdId: string;
  label: Label | null;
}

/** A food in its contract shape; `onHand` is that of the reader's household. */
export function toFood(document: FoodDocument, { householdId, label }: FoodReader): Food {
  return {
    id: document._id,
    name: document.name,
    pluralName: document.pluralName,
    description: document.description,
    extras: fromStoredExtras(document.extras),
    onHand: document.householdsOnHand.includes(householdId),
    labelId: label?.id ?? null,
    aliases: document.aliases.map(({ name }) => ({ name })),
    label,
    createdAt: document.createdAt.toISOString(),
    updatedAt: document.updatedAt.toISOString(),
  };
}
