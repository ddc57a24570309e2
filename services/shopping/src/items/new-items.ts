import type { Actor, ShoppingItemDraft } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import type { Item, StandardUnits } from '../list-rules/index.js';
import { ItemCatalogue, standardUnits } from './item-catalogue.js';
import { namedIds, toNewItem } from './item-records.js';
import type { Catalogue } from './item.mapper.js';
import { TypedLines } from './typed-lines.js';

export type IdentifiedDraft = ShoppingItemDraft & { id: string };

/** New items as they are stored, with what has been read to make them. */
export interface PreparedItems {
  items: (Item & { listId: string })[];
  catalogue: Catalogue;
  units: StandardUnits;
}

/** Prepares items that are to be created: reads typed lines, checks what they name, finds labels. */
@Injectable()
export class NewItems {
  constructor(
    private readonly lines: TypedLines,
    private readonly catalogue: ItemCatalogue,
  ) {}

  async prepare(actor: Actor, drafts: readonly IdentifiedDraft[]): Promise<PreparedItems> {
    const read = await this.lines.read(actor, drafts);
    const catalogue = await this.catalogue.read(actor, { ...catalogueNeeds(read), foodNames: unlabeledNotes(read) });
    const now = new Date();
    const items = read.map((draft) => ({
      ...toNewItem(draft.id, draft, catalogue, now),
      listId: draft.shoppingListId,
    }));
    return { items, catalogue, units: standardUnits(catalogue.units.values()) };
  }
}

/** The notes of items without food and label: one that names a food gets the food's label. */
function unlabeledNotes(drafts: readonly IdentifiedDraft[]): string[] {
  const open = drafts.filter(({ foodId, food, labelId }) => !foodId && !food && !labelId);
  return open.flatMap(({ note }) => note?.trim() || []);
}

/** What items as they were sent name; all units, if some may have to be converted. */
export function catalogueNeeds(sent: readonly Parameters<typeof namedIds>[0][]) {
  const named = sent.map(namedIds);
  return {
    foodIds: named.map(({ foodId }) => foodId),
    unitIds: named.map(({ unitId }) => unitId),
    labelIds: sent.map(({ labelId }) => labelId),
    allUnits: named.some(({ foodId, unitId }) => foodId !== null && unitId !== null),
  };
}
