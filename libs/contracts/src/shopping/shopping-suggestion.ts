import { z } from 'zod';
import { defineMessage } from '../messaging/define-message.js';
import { Int } from '../primitives/scalars.js';

/** The query of suggestions: a part of a name, and the maximum number. */
export const ShoppingSuggestionQuery = z.object({
  search: z.string().trim().max(255).default('').describe('A part of a name.'),
  limit: Int.pipe(z.number().min(1).max(50))
    .default(20)
    .meta({ type: 'integer' })
    .describe('The number of suggestions.'),
});
export type ShoppingSuggestionQuery = z.output<typeof ShoppingSuggestionQuery>;
/** An item that the household has bought before, with its last unit, label and note. */
export const ShoppingSuggestion = z
  .object({
    display: z.string().describe('The item as text.'),
    foodId: z.string().nullable().describe('The id of the food.'),
    unitId: z.string().nullable().describe('The id of the unit.'),
    labelId: z.string().nullable().describe('The id of the label.'),
    note: z.string().describe('The text of the item.'),
    count: z.number().int().describe('The number of purchases.'),
    lastUsedAt: z.string().describe('The time of the last purchase.'),
  })
  .meta({ id: 'ShoppingSuggestion' });
export type ShoppingSuggestion = z.output<typeof ShoppingSuggestion>;
/** Items that the household buys, most frequent first. */
export const ListShoppingSuggestions = defineMessage({
  subject: 'shopping.suggestions.list',
  request: ShoppingSuggestionQuery,
  reply: z.array(ShoppingSuggestion),
  idempotent: true,
});
