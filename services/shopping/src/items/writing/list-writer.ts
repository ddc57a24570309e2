import { CommonErrors } from '@larder/contracts';
import { currentPart, KeyedBatches, optimisticUpdate, runInPart } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { RecentLists, ShoppingListRepository, type ShoppingListDocument } from '../../list-store/index.js';
import { PurchaseRepository } from '../../purchases/index.js';
import { stageEdit, type Author, type ChangedList, type Edit, type StagedEdit } from './staged-edit.js';

/** Edits of a list that are stored in one write. */
const MAX_EDITS = 50;

interface QueuedEdit {
  author: Author;
  listId: string;
  edit: Edit;
}

type Outcome<Value> = PromiseSettledResult<Value>;

interface Batch {
  outcomes: Outcome<ChangedList>[];
  state: ShoppingListDocument | undefined;
}

/**
 * Changes items: loads the list, applies the rules, stores and publishes in one write. Edits of a list that arrive
 * while another one is stored are applied one after the other and stored together.
 */
@Injectable()
export class ListWriter {
  private readonly batches = new KeyedBatches<QueuedEdit, ChangedList, ShoppingListDocument>(
    (edits, before) => runInPart(currentPart(), () => this.storeAll(edits, before)),
    MAX_EDITS,
  );

  constructor(
    private readonly lists: ShoppingListRepository,
    private readonly recent: RecentLists,
    private readonly purchases: PurchaseRepository,
  ) {}

  /** Throws `common.not-found` for a list that the household does not have. */
  change(author: Author, listId: string, edit: Edit): Promise<ChangedList> {
    // The household is part of the key: the edits of one batch load the list of one household.
    return this.batches.run(`${author.householdId} ${listId}`, { author, listId, edit });
  }

  /** Runs outside of a request: cancelling one request must not cancel the edits of others. */
  private async storeAll(edits: QueuedEdit[], before?: ShoppingListDocument): Promise<Batch> {
    let latestState = this.latestState(edits, before);
    const staged = await optimisticUpdate(async () => {
      const list = latestState?.list ?? (await this.find(edits));
      const isCurrent = latestState?.isCurrent ?? true;
      latestState = undefined;
      const outcomes = stageAll(list, edits);
      const outcome = await this.store(list, successes(outcomes));
      const isDone =
        outcome === 'stored' || (outcome === 'unchanged' && (isCurrent || (await this.lists.isCurrent(list))));
      return isDone ? outcomes : null;
    });
    this.countPurchases(successes(staged));
    return {
      outcomes: staged.map((each) =>
        each.status === 'fulfilled' ? { status: 'fulfilled', value: each.value.changed } : each,
      ),
      state: successes(staged).at(-1)?.changed.list,
    };
  }

  /** The newest state of the list without a query; one from memory may be outdated. */
  private latestState(edits: QueuedEdit[], before?: ShoppingListDocument) {
    const [first] = edits;
    if (!first) return undefined;
    const reads = edits.flatMap(({ edit }) => edit.read ?? []);
    const read = latest(before ? [before, ...reads] : reads);
    if (read) return { list: read, isCurrent: true };
    const list = this.recent.findCached(first.author, first.listId);
    return list && { list, isCurrent: false };
  }

  private async find([first]: QueuedEdit[]): Promise<ShoppingListDocument> {
    const list = first && (await this.lists.find(first.author, first.listId));
    if (!list) throw CommonErrors.notFound();
    return list;
  }

  private async store(read: ShoppingListDocument, edits: StagedEdit[]): Promise<'stored' | 'unchanged' | 'conflict'> {
    const events = edits.flatMap(({ event }) => event ?? []);
    const after = edits.at(-1)?.changed.list;
    if (!after || events.length === 0) return 'unchanged';
    const savedIds = edits.flatMap(({ changed }) => [...changed.created, ...changed.updated].map(({ id }) => id));
    const keepsPositions = edits.every(({ changed }) => changed.deleted.length === 0);
    if (!(await this.lists.saveItems(read, after, { savedIds, keepsPositions }, events))) return 'conflict';
    this.recent.save(after);
    return 'stored';
  }

  private countPurchases(edits: StagedEdit[]): void {
    for (const { author, bought, now } of edits) this.purchases.count(author, bought, now);
  }
}

/** Applies edits one after the other; a failed one does not change the list. */
function stageAll(list: ShoppingListDocument, edits: QueuedEdit[]): Outcome<StagedEdit>[] {
  let current = list;
  return edits.map(({ author, edit }) => {
    try {
      const value = stageEdit(author, current, edit);
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

/** The newest of the read states. */
function latest(reads: ShoppingListDocument[]): ShoppingListDocument | undefined {
  return reads.reduce<ShoppingListDocument | undefined>(
    (newest, read) => (newest && newest.revision >= read.revision ? newest : read),
    undefined,
  );
}
