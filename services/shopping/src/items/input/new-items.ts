import type { Actor, IdentifiedItemDraft } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import type { Item, StandardUnits } from '../../list-rules/index.js';
import { ItemCatalogue } from '../reading/item-catalogue.js';
import { catalogueIds, toNewItem, type CatalogueInput } from './item-records.js';
import type { Catalogue } from '../reading/item.mapper.js';
import { TypedLines } from './typed-lines.js';

/** New items in their stored form, with the catalogue that was read for them. */
export interface PreparedItems {
  items: (Item & { listId: string })[];
  catalogue: Catalogue;
  units: StandardUnits;
}

/** Prepares new items: parses typed lines, checks references, finds labels. */
@Injectable()
export class NewItems {
  constructor(
    private readonly lines: TypedLines,
    private readonly catalogue: ItemCatalogue,
  ) {}

  /** The items of drafts; `allUnits`: other items of the list may have to be converted, too. */
  async prepare(
    actor: Actor,
    drafts: readonly IdentifiedItemDraft[],
    { allUnits = false }: { allUnits?: boolean } = {},
  ): Promise<PreparedItems> {
    const parsed = await this.lines.parse(actor, drafts);
    const needs = catalogueNeeds(parsed);
    const catalogue = await this.catalogue.read(actor, {
      ...needs,
      foodNames: unlabeledNotes(parsed),
      allUnits: allUnits || needs.allUnits,
    });
    const now = new Date();
    const items = parsed.map((draft) => ({
      ...toNewItem(draft.id, draft, catalogue, now),
      listId: draft.shoppingListId,
    }));
    return { items, catalogue, units: await this.catalogue.convertibleUnits(actor, catalogue) };
  }
}

/** The notes of items without food and label: a note that is the name of a food gets the food's label. */
function unlabeledNotes(drafts: readonly IdentifiedItemDraft[]): string[] {
  const unlabeled = drafts.filter(({ foodId, food, labelId }) => !foodId && !food && !labelId);
  return unlabeled.flatMap(({ note }) => note?.trim() || []);
}

/** The catalogue records of inputs; all units, if some may have to be converted. */
export function catalogueNeeds(inputs: readonly CatalogueInput[]) {
  const ids = inputs.map(catalogueIds);
  return {
    foodIds: ids.map(({ foodId }) => foodId),
    unitIds: ids.map(({ unitId }) => unitId),
    labelIds: inputs.map(({ labelId }) => labelId),
    allUnits: ids.some(mayBeConverted),
  };
}

/** Whether an item may be merged into one with another unit. */
export function mayBeConverted({
  checked = false,
  foodId,
  unitId,
}: Partial<Pick<Item, 'checked' | 'foodId' | 'unitId'>>): boolean {
  return !checked && Boolean(foodId) && Boolean(unitId);
}
