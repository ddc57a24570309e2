import { CommonErrors, FoodDeleted, type Actor, type Food, type FoodDraft } from '@larder/contracts';
import { announce, type OutboxEntry } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { CatalogueService } from '../catalogue/catalogue.service.js';
import { namingOf } from '../catalogue/naming.js';
import { toPairs } from '../extras/pairs.js';
import { RecipeIngredients } from '../recipes/recipe-ingredients.js';
import { toFood } from './food.mapper.js';
import { FoodRepository } from './food.repository.js';
import type { FoodDocument } from './food.schema.js';

@Injectable()
export class FoodService extends CatalogueService<FoodDocument, FoodDraft, Food> {
  protected readonly part = 'foodId';

  constructor(foods: FoodRepository, recipes: RecipeIngredients) {
    super(foods, recipes);
  }

  protected toShape(document: FoodDocument, actor: Pick<Actor, 'householdId'>): Food {
    return toFood(document, actor);
  }

  protected toFields(draft: FoodDraft, { householdId }: Actor): Partial<FoodDocument> {
    return { ...contentOf(draft), householdsOnHand: draft.onHand ? [householdId] : [] };
  }

  /** A full replacement, but each household speaks for itself about what it has at hand. */
  protected toUpdate(draft: FoodDraft, { householdId }: Actor): Record<string, object> {
    const change = { householdsOnHand: householdId };
    return { $set: contentOf(draft), ...(draft.onHand ? { $addToSet: change } : { $pull: change }) };
  }

  protected fieldsOfName(name: string): Partial<FoodDocument> {
    return { ...namingOf({ name, aliases: [] }), description: '', extras: [], householdsOnHand: [] };
  }

  protected deletion(actor: Actor, foodId: string, name: string): OutboxEntry {
    return announce(FoodDeleted, { foodId, name }, { actor });
  }
}

function contentOf({ name, pluralName, aliases, description, extras, labelId }: FoodDraft): Partial<FoodDocument> {
  if (labelId) throw unknownLabel(labelId);
  const naming = namingOf({ name, pluralName, aliases });
  return { ...naming, description, extras: toPairs(extras) };
}

/** A label has to be one of the group's. */
function unknownLabel(input: string) {
  const msg = 'Value error, there is no such label in this group';
  return CommonErrors.invalid([{ type: 'value_error', loc: ['body', 'labelId'], msg, input, ctx: { error: {} } }]);
}
