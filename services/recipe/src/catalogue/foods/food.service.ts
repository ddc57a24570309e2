import { CommonErrors, FoodDeleted, type Actor, type Food, type FoodDraft, type TenantScope } from '@larder/contracts';
import { announce, type OutboxEntry } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { RecipeIngredients } from '../../recipe-store/index.js';
import { requireOrganizer, toStoredExtras } from '../../records/index.js';
import { CatalogueChanges } from '../catalogue-changes.js';
import { CatalogueService } from '../catalogue.service.js';
import { catalogueNaming } from '../names/naming.js';
import { LabelRepository } from '../labels/label.repository.js';
import { FoodMatcher } from './food-matcher.js';
import { toFood } from './food.mapper.js';
import { FoodRepository } from './food.repository.js';
import type { FoodDocument } from './food.schema.js';

/** The foods of a group: all members may read and change them. */
@Injectable()
export class FoodService extends CatalogueService<FoodDocument, FoodDraft, Food> {
  protected readonly field = 'foodId';

  constructor(
    private readonly foods: FoodRepository,
    recipes: RecipeIngredients,
    private readonly labels: LabelRepository,
    changes: CatalogueChanges,
    private readonly matcher: FoodMatcher,
  ) {
    super(foods, recipes, changes);
  }

  protected async toShapes(documents: FoodDocument[], actor: TenantScope): Promise<Food[]> {
    const labels = await this.labels.findByIds(actor, [...new Set(documents.flatMap(({ labelId }) => labelId ?? []))]);
    const labelOf = ({ labelId }: FoodDocument) => labels.get(labelId ?? '') ?? null;
    return documents.map((each) => toFood(each, { householdId: actor.householdId, label: labelOf(each) }));
  }

  /** The foods that these texts name, or that have a similar name, by text. */
  async findByText(actor: TenantScope, texts: readonly string[]): Promise<Map<string, Food>> {
    const ids = await this.matcher.idsOf(actor, texts);
    const foods = await this.findShapes(actor, [...ids.values()]);
    return new Map(
      [...ids].flatMap(([text, id]) => {
        const food = foods.get(id);
        return food ? [[text, food] as const] : [];
      }),
    );
  }

  /** Sets the label of several foods, or removes it. */
  async label(actor: Actor, ids: string[], labelId: string | null): Promise<null> {
    requireOrganizer(actor);
    await this.checkReferences(actor, { labelId });
    await this.foods.setLabel(actor, ids, labelId);
    return null;
  }

  /** Throws unless the label belongs to the group. */
  protected override async checkReferences(actor: Actor, { labelId }: Pick<FoodDraft, 'labelId'>): Promise<void> {
    if (labelId && !(await this.labels.find(actor, labelId))) throw unknownLabel(labelId);
  }

  protected toFields(draft: FoodDraft, { householdId }: Actor): Partial<FoodDocument> {
    return { ...contentOf(draft), householdsOnHand: draft.onHand ? [householdId] : [] };
  }

  protected toDraft({ name, pluralName, description, extras, onHand, labelId, aliases }: Food): FoodDraft {
    return { name, pluralName, description, extras, onHand, labelId, aliases };
  }

  /** A full replacement, except that each household only sets its own "on hand". */
  protected toUpdate(draft: FoodDraft, { householdId }: Actor): Record<string, object> {
    const change = { householdsOnHand: householdId };
    return { $set: contentOf(draft), ...(draft.onHand ? { $addToSet: change } : { $pull: change }) };
  }

  protected fieldsOfName(name: string): Partial<FoodDocument> {
    return {
      ...catalogueNaming({ name, aliases: [] }),
      description: '',
      extras: [],
      labelId: null,
      householdsOnHand: [],
    };
  }

  protected deletedEvent(actor: Actor, foodId: string, name: string): OutboxEntry {
    return announce(FoodDeleted, { foodId, name }, { actor });
  }
}

function contentOf({ name, pluralName, aliases, description, extras, labelId }: FoodDraft): Partial<FoodDocument> {
  const naming = catalogueNaming({ name, pluralName, aliases });
  return { ...naming, description, extras: toStoredExtras(extras), labelId: labelId ?? null };
}

function unknownLabel(input: string) {
  return CommonErrors.invalidValue('labelId', 'there is no such label in this group', input);
}
