import type { Actor, IngredientDraft } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { withName, type StoredIngredient } from '../../recipe-store/index.js';
import { FoodService, UnitService } from '../../catalogue/index.js';
import { alreadyReferencedIds } from './referenced-ids.js';
import { keepIds } from './draft-lists.js';

/** The ingredients of a request, and the stored ones. */
export interface IngredientsInput {
  drafts: IngredientDraft[];
  stored: StoredIngredient[];
}

/** Maps the ingredients of a request to their stored form. */
@Injectable()
export class IngredientResolver {
  constructor(
    private readonly foods: FoodService,
    private readonly units: UnitService,
  ) {}

  /** Missing foods and units are created; those of `stored` ingredients need no look-up. */
  async resolve(actor: Actor, drafts: IngredientDraft[], stored: StoredIngredient[] = []): Promise<StoredIngredient[]> {
    const [resolved = []] = await this.resolveAll(actor, [{ drafts, stored }]);
    return resolved;
  }

  /** The same for the ingredients of several recipes, whose foods and units are resolved together. */
  async resolveAll(actor: Actor, all: IngredientsInput[]): Promise<StoredIngredient[][]> {
    const drafts = all.flatMap((each) => each.drafts);
    const [foodIds, unitIds] = await Promise.all([
      this.foods.resolve(
        actor,
        drafts.map(({ food }) => food),
        alreadyReferencedIds(
          all.map((each) => [each.drafts.map(({ food }) => food?.id), each.stored.map(({ foodId }) => foodId)]),
        ),
      ),
      this.units.resolve(
        actor,
        drafts.map(({ unit }) => unit),
        alreadyReferencedIds(
          all.map((each) => [each.drafts.map(({ unit }) => unit?.id), each.stored.map(({ unitId }) => unitId)]),
        ),
      ),
    ]);
    let next = 0;
    return all.map((each) => {
      const referenceIds = keepIds(each.drafts.map(({ referenceId }) => referenceId));
      return each.drafts.map((draft, index) => {
        const ids = {
          referenceId: referenceIds[index] ?? newId(),
          unitId: unitIds[next] ?? null,
          foodId: foodIds[next] ?? null,
        };
        next += 1;
        return toStored(draft, ids);
      });
    });
  }
}

function toStored(
  { quantity, unit, food, note = '', title, originalText }: IngredientDraft,
  ids: Pick<StoredIngredient, 'referenceId' | 'unitId' | 'foodId'>,
): StoredIngredient {
  // The names of unknown foods and units are kept, as those of deleted ones.
  const lost = [ids.foodId ? null : food?.name, ids.unitId ? null : unit?.name].flatMap((name) => name?.trim() || []);
  return {
    ...ids,
    title: title ?? null,
    note: lost.length > 0 ? lost.reduce(withName, note ?? '') : note,
    quantity: quantity === undefined ? 1 : quantity,
    originalText: originalText ?? null,
  };
}
