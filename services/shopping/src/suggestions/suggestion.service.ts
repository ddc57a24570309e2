import type { Actor, ShoppingSuggestion, ShoppingSuggestionQuery } from '@larder/contracts';
import { displayIngredient } from '@larder/measures';
import { Injectable } from '@nestjs/common';
import { ItemCatalogue, type Catalogue } from '../items/index.js';
import { PurchaseRepository, type PurchaseDocument } from '../purchases/index.js';
import { rankSuggestions } from './rank-suggestions.js';

/** Suggests what the household has bought before. */
@Injectable()
export class SuggestionService {
  constructor(
    private readonly purchases: PurchaseRepository,
    private readonly catalogue: ItemCatalogue,
  ) {}

  async list(actor: Actor, query: ShoppingSuggestionQuery): Promise<ShoppingSuggestion[]> {
    const purchases = await this.purchases.findAll(actor);
    const catalogue = await this.catalogue.read(actor, { foodIds: purchases.map(({ foodId }) => foodId) });
    const suggestions = purchases.flatMap((purchase) => toSuggestion(purchase, catalogue) ?? []);
    return rankSuggestions(suggestions, query);
  }
}

/** A purchase as a suggestion; none when its food was deleted. */
function toSuggestion(purchase: PurchaseDocument, { foods }: Catalogue): ShoppingSuggestion | null {
  const { foodId, unitId, labelId, note, count, lastUsedAt } = purchase;
  const food = foods.get(foodId ?? '');
  if (foodId && !food) return null;
  const display = food ? displayIngredient({ quantity: 0, food, isFood: true }) : note;
  return { display, foodId, unitId, labelId, note, count, lastUsedAt: lastUsedAt.toISOString() };
}
