import type { Actor } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { addItem, type Item, type StandardUnits } from '../list-rules/index.js';
import { ListWriter } from './writing/list-writer.js';
import type { ChangedList } from './writing/staged-edit.js';

/** The move of an item to another list. */
export interface ItemMove {
  from: string;
  to: string;
  units: StandardUnits;
  item: (now: Date) => Item;
}

/** Moves items from one list of the household to another. */
@Injectable()
export class ItemMoves {
  constructor(private readonly writer: ListWriter) {}

  /**
   * Adds the item to the other list before it is removed from its own, so that a failure in between loses nothing. An
   * item that another request has merged into the other list already is not added again.
   */
  async move(actor: Actor, { from, to, units, item }: ItemMove): Promise<ChangedList[]> {
    const target = await this.writer.change(actor, to, {
      units,
      apply: (editor) => {
        const incoming = item(editor.now);
        if (!editor.find(incoming.id) && editor.resolve(incoming.id)) return;
        const merged = addItem(editor, incoming);
        if (merged) editor.recordDeletion(incoming.id, merged.id);
      },
    });
    const { id } = item(new Date());
    const source = await this.writer.change(actor, from, { apply: (editor) => editor.remove(id) });
    const isMerged = target.created.length === 0;
    // To clients an item that has moved is a changed one.
    return [
      { ...target, created: [], updated: [...target.created, ...target.updated] },
      { ...source, deleted: isMerged ? source.deleted : [] },
    ];
  }
}
