import {
  CommonErrors,
  ShoppingListUpdated,
  type Actor,
  type ShoppingListOut,
  type TrashQuery,
} from '@larder/contracts';
import {
  announce,
  Directory,
  Log,
  optimisticUpdate,
  orThrowNotFound,
  ownerOfRestored,
  trashPage,
} from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { ShoppingListRepository } from '../list-store/index.js';
import { ListPresenter } from './list-presenter.js';

/** The deleted lists of a household. Every member may restore or permanently delete them (docs/api/trash.md). */
@Injectable()
export class DeletedLists {
  constructor(
    private readonly lists: ShoppingListRepository,
    private readonly presenter: ListPresenter,
    private readonly directory: Directory,
    private readonly log: Log,
  ) {}

  list(actor: Actor, query: TrashQuery) {
    const { trash } = this.lists;
    const without = ['items', 'deletedItems', 'devices', 'recipeReferences', 'extras'] as const;
    return trashPage(actor, { trash, directory: this.directory, query, without, toItem: (record) => record });
  }

  /** Restores a list. It belongs to the caller when its owner is not in the household any more. */
  async restore(actor: Actor, id: string): Promise<ShoppingListOut> {
    const restored = await optimisticUpdate(async () => {
      const trashed = orThrowNotFound(await this.lists.trash.find(actor, id));
      const { name, document } = trashed.trashed;
      const event = announce(ShoppingListUpdated, { listId: id, name }, { actor });
      return this.lists.trash.restore(trashed, { userId: await ownerOfRestored(this.directory, actor, document) }, [
        event,
      ]);
    });
    this.log.info('shopping list restored', { listId: id });
    return this.presenter.toList(actor, restored);
  }

  async purge(actor: Actor, id: string): Promise<void> {
    if (!(await this.lists.trash.purge(actor, id))) throw CommonErrors.notFound();
  }
}
