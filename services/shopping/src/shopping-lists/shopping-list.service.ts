import {
  CommonErrors,
  ShoppingListCreated,
  ShoppingErrors,
  ShoppingListDeleted,
  ShoppingListUpdated,
  type Actor,
  type Json,
  type LabelPosition,
  type PageQuery,
  type ShoppingListDraft,
  type ShoppingListOut,
  type ShoppingListPatch,
} from '@larder/contracts';
import { announce, Directory, Log, newId, optimisticUpdate, orThrowNotFound } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { fromExtras, toExtras } from '../list-rules/index.js';
import {
  LabelPositionRepository,
  nameFields,
  RecentLists,
  ShoppingListPages,
  ShoppingListRepository,
  type NewList,
} from '../list-store/index.js';
import { GroupLabels } from './labels/group-labels.js';
import { LabelSettingFilter } from './labels/label-setting-filter.js';
import { moveLabels } from './labels/label-settings.js';
import { ListPresenter } from './list-presenter.js';
import { toSummary } from './shopping-list.mapper.js';

/** Shopping lists. Every member of the household may change all of them (docs/api/meal-plans-and-shopping.md). */
@Injectable()
export class ShoppingListService {
  constructor(
    private readonly lists: ShoppingListRepository,
    private readonly pages: ShoppingListPages,
    private readonly labelPositions: LabelPositionRepository,
    private readonly recent: RecentLists,
    private readonly presenter: ListPresenter,
    private readonly labels: GroupLabels,
    private readonly labelSettings: LabelSettingFilter,
    private readonly directory: Directory,
    private readonly log: Log,
  ) {}

  /** A page of the lists of the household. Labels and recipes are requested once per page. */
  async list(actor: Actor, query: PageQuery) {
    const { head, lists } = await this.pages.find(actor, query, (filter) => this.labelSettings.listIds(actor, filter));
    const context = await this.presenter.context(actor, lists);
    return { head, lists: lists.map((list) => toSummary(list, context)) };
  }

  async read(actor: Actor, id: string): Promise<Json> {
    return this.presenter.toText(actor, orThrowNotFound(await this.recent.find(actor, id)));
  }

  /** Creates a list. The gateway generates the id, so a repeated request returns the existing list. */
  async create(actor: Actor, id: string, draft: ShoppingListDraft): Promise<ShoppingListOut> {
    return this.insert(actor, { id, draft });
  }

  /** Copies a list with its unchecked items, without recipes. */
  async copy(actor: Actor, id: string, { copyId, name }: { copyId: string; name?: string | null | undefined }) {
    const { items, ...original } = orThrowNotFound(await this.lists.find(actor, id));
    const now = new Date();
    const unchecked = items
      .filter(({ checked }) => !checked)
      .map((item) => ({ ...item, id: newId(), recipeReferences: [], createdAt: now, updatedAt: now }));
    const { labelPlaces, learnAisleOrder, aisleOrder } = original;
    const extras = fromExtras(original.extras);
    const fields = { items: unchecked, openItemCount: unchecked.length, labelPlaces, learnAisleOrder, aisleOrder };
    return this.insert(actor, { id: copyId, draft: { name: name ?? original.name, extras }, fields });
  }

  /** Changes a list; absent fields are kept. Its owner must be a member of the household. */
  async update(actor: Actor, id: string, { name, extras, userId, learnAisleOrder }: ShoppingListPatch) {
    const list = orThrowNotFound(await this.lists.find(actor, id));
    if (userId && userId !== list.userId) await this.checkOwner(actor, userId);
    const fields = {
      ...(name !== undefined && nameFields(name)),
      ...(extras && { extras: toExtras(extras) }),
      ...(userId && { userId }),
      ...(learnAisleOrder !== undefined && { learnAisleOrder }),
    };
    const event = announce(ShoppingListUpdated, { listId: id, name: name ?? list.name ?? '' }, { actor });
    if (!(await this.lists.update(actor, id, fields, [event]))) throw CommonErrors.notFound();
    return this.read(actor, id);
  }

  /** Moves labels; the others keep their positions. */
  async setLabelPositions(actor: Actor, id: string, positions: LabelPosition[]): Promise<Json> {
    const misplaced = positions.find(({ shoppingListId }) => shoppingListId !== id);
    if (misplaced) throw ShoppingErrors.wrongList({ id: misplaced.id });
    const labels = await this.labels.read(actor);
    await optimisticUpdate(async () => {
      const list = orThrowNotFound(await this.lists.find(actor, id));
      const event = announce(ShoppingListUpdated, { listId: id, name: list.name ?? '' }, { actor });
      return (await this.labelPositions.save(list, moveLabels(list, labels, positions), [event])) || null;
    });
    return this.read(actor, id);
  }

  async delete(actor: Actor, id: string): Promise<Json> {
    const stored = orThrowNotFound(await this.recent.find(actor, id));
    const list = await this.presenter.toText(actor, stored);
    const event = announce(ShoppingListDeleted, { listId: id, name: stored.name ?? '' }, { actor });
    if (!(await this.lists.delete(actor, id, [event]))) throw CommonErrors.notFound();
    this.log.info('shopping list deleted', { listId: id });
    return list;
  }

  private async insert(actor: Actor, list: NewList): Promise<ShoppingListOut> {
    const event = announce(ShoppingListCreated, { listId: list.id, name: list.draft.name ?? '' }, { actor });
    const created = await this.lists.insert(actor, list, [event]);
    const stored = await this.lists.find(actor, list.id);
    if (!stored) throw CommonErrors.conflict();
    if (created) this.log.info('shopping list created', { listId: list.id });
    return this.presenter.toList(actor, stored);
  }

  private async checkOwner(actor: Actor, userId: string): Promise<void> {
    if (!(await this.directory.isMember(actor, userId))) throw ShoppingErrors.ownerElsewhere(userId);
  }
}
