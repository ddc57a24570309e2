import { CommonErrors } from '@larder/contracts';
import { currentPart, KeyedBatches, Log, optimisticUpdate, runInPart } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { ShoppingListRepository, type ShoppingListDocument } from '../list-store/index.js';
import { PurchaseRepository } from '../purchases/index.js';
import { stageEdit, type ChangedList, type Edit, type Editor, type StagedEdit } from './staged-edit.js';

/** Edits of a list that are stored in one write. */
const MAX_EDITS = 50;

interface QueuedEdit {
  editor: Editor;
  listId: string;
  edit: Edit;
}

type Outcome<Value> = PromiseSettledResult<Value>;

interface Batch {
  outcomes: Outcome<ChangedList>[];
  state: ShoppingListDocument | undefined;
}

/**
 * Changes items: loads the list, lets rules decide, stores and publishes in one write. Edits of a list that arrive while
 * another one is stored are applied one after the other and stored together.
 */
@Injectable()
export class ListWriter {
  private readonly batches = new KeyedBatches<QueuedEdit, ChangedList, ShoppingListDocument>(
    (edits, before) => runInPart(currentPart(), () => this.storeAll(edits, before)),
    MAX_EDITS,
  );

  constructor(
    private readonly lists: ShoppingListRepository,
    private readonly purchases: PurchaseRepository,
    private readonly log: Log,
  ) {}

  /** Throws `common.not-found` for a list that the household does not have. */
  change(editor: Editor, listId: string, edit: Edit): Promise<ChangedList> {
    // The household is part of the key: the edits of one batch load the list of one household.
    return this.batches.run(`${editor.householdId} ${listId}`, { editor, listId, edit });
  }

  /** In no request: that one caller gives up must not end the work for the others. */
  private async storeAll(edits: QueuedEdit[], before?: ShoppingListDocument): Promise<Batch> {
    let read = latest([...(before ? [before] : []), ...edits.flatMap(({ edit }) => edit.read ?? [])]);
    const staged = await optimisticUpdate(async () => {
      const list = read ?? (await this.find(edits));
      read = undefined;
      const outcomes = stageAll(list, edits);
      return (await this.store(list, successes(outcomes))) ? outcomes : null;
    });
    await this.countPurchases(successes(staged));
    return {
      outcomes: staged.map((each) =>
        each.status === 'fulfilled' ? { status: 'fulfilled', value: each.value.changed } : each,
      ),
      state: successes(staged).at(-1)?.changed.list,
    };
  }

  private async find([first]: QueuedEdit[]): Promise<ShoppingListDocument> {
    const list = first && (await this.lists.find(first.editor, first.listId));
    if (!list) throw CommonErrors.notFound();
    return list;
  }

  /** False when another replica has changed the list since it was read. */
  private async store(read: ShoppingListDocument, edits: StagedEdit[]): Promise<boolean> {
    const events = edits.flatMap(({ event }) => event ?? []);
    const after = edits.at(-1)?.changed.list;
    if (!after || events.length === 0) return true;
    const savedIds = edits.flatMap(({ changed }) => [...changed.created, ...changed.updated].map(({ id }) => id));
    const keepsPlaces = edits.every(({ changed }) => changed.deleted.length === 0);
    return this.lists.saveItems(read, after, { savedIds, keepsPlaces }, events);
  }

  /** Suggestions are a convenience: without them the item is checked all the same. */
  private async countPurchases(edits: StagedEdit[]): Promise<void> {
    const bought = edits.flatMap((each) => each.bought);
    const last = edits.at(-1);
    if (!last || bought.length === 0) return;
    try {
      await this.purchases.count(last.editor, bought, last.now);
    } catch (error) {
      this.log.warn('purchases not counted', { error });
    }
  }
}

/** Applies edits one after the other; one that fails leaves the list as the one before has made it. */
function stageAll(list: ShoppingListDocument, edits: QueuedEdit[]): Outcome<StagedEdit>[] {
  let current = list;
  return edits.map(({ editor, edit }) => {
    try {
      const value = stageEdit(editor, current, edit);
      current = value.changed.list;
      return { status: 'fulfilled', value };
    } catch (reason) {
      return { status: 'rejected', reason };
    }
  });
}

function successes(outcomes: Outcome<StagedEdit>[]): StagedEdit[] {
  return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
}

/** The state that was read last, if any was. */
function latest(reads: ShoppingListDocument[]): ShoppingListDocument | undefined {
  return reads.reduce<ShoppingListDocument | undefined>(
    (newest, read) => (newest && newest.revision >= read.revision ? newest : read),
    undefined,
  );
}
