import type { Actor, IngredientDraft } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { FoodService } from '../foods/food.service.js';
import { UnitService } from '../units/unit.service.js';
import { keepIds } from './draft-lists.js';
import type { StoredIngredient } from './recipe.schema.js';

/** Turns ingredients as they are sent into ingredients as they are stored. */
@Injectable()
export class IngredientResolver {
  constructor(
    private readonly foods: FoodService,
    private readonly units: UnitService,
  ) {}

  /** Foods and units that the group does not have are created; those of the `stored` lines are right as they are. */
  async resolve(actor: Actor, drafts: IngredientDraft[], stored: StoredIngredient[] = []): Promise<StoredIngredient[]> {
    const [foodIds, unitIds] = await Promise.all([
      this.foods.resolve(
        actor,
        drafts.map(({ food }) => food),
        new Set(stored.flatMap(({ foodId }) => foodId ?? [])),
      ),
      this.units.resolve(
        actor,
        drafts.map(({ unit }) => unit),
        new Set(stored.flatMap(({ unitId }) => unitId ?? [])),
      ),
    ]);
    const referenceIds = keepIds(drafts.map(({ referenceId }) => referenceId));
    return drafts.map(({ quantity, note, title, originalText }, index) => ({
      referenceId: referenceIds[index] ?? newId(),
      title: title ?? null,
      note: note === undefined ? '' : note,
      quantity: quantity === undefined ? 1 : quantity,
      unitId: unitIds[index] ?? null,
      foodId: foodIds[index] ?? null,
      originalText: originalText ?? null,
    }));
  }
}
