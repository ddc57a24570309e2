import {
  CommonErrors,
  ShoppingListCreated,
  ShoppingErrors,
  ShoppingListDeleted,
  ShoppingListUpdated,
  type Actor,
  type LabelPosition,
  type PageQuery,
  type ShoppingListDraft,
  type ShoppingListOut,
} from '@larder/contracts';
import { announce, Log } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { GroupLabels } from './group-labels.js';
import { placedLabels } from './label-settings.js';
import { toList, toSummary } from './shopping-list.mapper.js';
import { ShoppingListRepository } from './shopping-list.repository.js';
import type { ShoppingListDocument } from './shopping-list.schema.js';

/**
 * What may be done with whole lists. Every member of the household may do everything
 * (docs/api/meal-plans-and-shopping.md).
 */
@Injectable()
export class ShoppingListService {
  constructor(
    private readonly lists: ShoppingListRepository,
    private readonly labels: GroupLabels,
    private readonly log: Log,
  ) {}

  /** The labels of the group are requested once for a whole page. */
  async page(actor: Actor, query: PageQuery) {
    const { head, lists } = await this.lists.page(actor, query);
    const labels = lists.length > 0 ? await this.labels.read(actor) : [];
    return { head, lists: lists.map((list) => toSummary(list, labels)) };
  }

  async read(actor: Actor, id: string): Promise<ShoppingListOut> {
    return this.toResponse(actor, orThrowNotFound(await this.lists.find(actor, id)));
  }

  /** Creates a list. The gateway generates the id, so a repeated request returns the existing list. */
  async create(actor: Actor, id: string, draft: ShoppingListDraft): Promise<ShoppingListOut> {
    const event = announce(ShoppingListCreated, { listId: id, name: draft.name ?? '' }, { actor });
    const created = await this.lists.insert(actor, { id, draft }, [event]);
    const list = await this.lists.find(actor, id);
    if (!list) throw CommonErrors.conflict();
    if (created) this.log.info('shopping list created', { listId: id });
    return this.toResponse(actor, list);
  }

  /** Moves labels; those not named stay where they are. */
  async placeLabels(actor: Actor, id: string, places: LabelPosition[]): Promise<ShoppingListOut> {
    const misplaced = places.find(({ shoppingListId }) => shoppingListId !== id);
    if (misplaced) throw ShoppingErrors.wrongList({ id: misplaced.id });
    for (;;) {
      const list = orThrowNotFound(await this.lists.find(actor, id));
      const event = announce(ShoppingListUpdated, { listId: id, name: list.name ?? '' }, { actor });
      const saved = await this.lists.placeLabels(list, placedLabels(list.labelPlaces, places), [event]);
      if (saved) return this.read(actor, id);
    }
  }

  async delete(actor: Actor, id: string): Promise<ShoppingListOut> {
    const list = await this.read(actor, id);
    const event = announce(ShoppingListDeleted, { listId: id, name: list.name ?? '' }, { actor });
    if (!(await this.lists.delete(actor, id, [event]))) throw CommonErrors.notFound();
    this.log.info('shopping list deleted', { listId: id });
    return list;
  }

  private async toResponse(actor: Actor, list: ShoppingListDocument): Promise<ShoppingListOut> {
    return toList(list, await this.labels.read(actor));
  }
}

function orThrowNotFound(list: ShoppingListDocument | null): ShoppingListDocument {
  if (!list) throw CommonErrors.notFound();
  return list;
}
