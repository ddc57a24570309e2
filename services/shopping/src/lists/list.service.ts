import {
  CommonErrors,
  ShoppingListCreated,
  ShoppingListDeleted,
  type Actor,
  type PageQuery,
  type ShoppingListDraft,
  type ShoppingListOut,
} from '@larder/contracts';
import { announce, Log } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { ListRepository } from './list.repository.js';

/** What may be done with whole lists. Every member of the household may do everything (contract 07, section 0). */
@Injectable()
export class ListService {
  constructor(
    private readonly lists: ListRepository,
    private readonly log: Log,
  ) {}

  page(actor: Actor, query: PageQuery) {
    return this.lists.page(actor, query);
  }

  async read(actor: Actor, id: string): Promise<ShoppingListOut> {
    const list = await this.lists.find(actor, id);
    if (!list) throw CommonErrors.notFound();
    return list;
  }

  /** Creates a list. The id is born at the edge: asking again answers the list that is already there. */
  async create(actor: Actor, id: string, draft: ShoppingListDraft): Promise<ShoppingListOut> {
    const event = announce(ShoppingListCreated, { listId: id, name: draft.name ?? '' }, { actor });
    const created = await this.lists.insert(actor, { id, draft }, [event]);
    const list = await this.lists.find(actor, id);
    if (!list) throw CommonErrors.conflict();
    if (created) this.log.info('shopping list created', { listId: id });
    return list;
  }

  async delete(actor: Actor, id: string): Promise<ShoppingListOut> {
    const list = await this.read(actor, id);
    const event = announce(ShoppingListDeleted, { listId: id, name: list.name ?? '' }, { actor });
    if (!(await this.lists.delete(actor, id, [event]))) throw CommonErrors.notFound();
    this.log.info('shopping list deleted', { listId: id });
    return list;
  }
}
