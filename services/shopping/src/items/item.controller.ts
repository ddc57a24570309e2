import {
  CopyShoppingItem,
  CreateShoppingItems,
  DeleteShoppingItems,
  ListShoppingItems,
  pageParts,
  PatchShoppingItem,
  ReadShoppingItem,
  ReadShoppingItems,
  UpdateShoppingItems,
  type Actor,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor, Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { ItemPatcher } from './item-patcher.js';
import { ItemUpdater } from './item-updater.js';
import { ItemService } from './item.service.js';
import { ItemPages } from './reading/item-pages.js';

@Controller()
export class ItemController {
  constructor(
    private readonly items: ItemService,
    private readonly updater: ItemUpdater,
    private readonly patcher: ItemPatcher,
    private readonly pages: ItemPages,
  ) {}

  @Streams(ListShoppingItems)
  async *list(query: RequestOf<typeof ListShoppingItems>, @CurrentActor() actor: Actor) {
    const { head, items } = await this.pages.list(actor, query);
    yield* pageParts(head, items);
  }

  @Answers(ReadShoppingItem)
  read({ id }: RequestOf<typeof ReadShoppingItem>, @CurrentActor() actor: Actor) {
    return this.items.read(actor, id);
  }

  @Answers(ReadShoppingItems)
  readByIds({ listId, ids }: RequestOf<typeof ReadShoppingItems>, @CurrentActor() actor: Actor) {
    return this.items.readByIds(actor, listId, ids);
  }

  @Answers(CreateShoppingItems)
  create({ items }: RequestOf<typeof CreateShoppingItems>, @CurrentActor() actor: Actor) {
    return this.items.create(actor, items);
  }

  @Answers(UpdateShoppingItems)
  update({ items, mustExist }: RequestOf<typeof UpdateShoppingItems>, @CurrentActor() actor: Actor) {
    return this.updater.update(actor, items, { mustExist });
  }

  @Answers(PatchShoppingItem)
  patch({ id, changes }: RequestOf<typeof PatchShoppingItem>, @CurrentActor() actor: Actor) {
    return this.patcher.patch(actor, id, changes);
  }

  @Answers(CopyShoppingItem)
  copy({ id, copyId }: RequestOf<typeof CopyShoppingItem>, @CurrentActor() actor: Actor) {
    return this.items.copy(actor, id, copyId);
  }

  @Answers(DeleteShoppingItems)
  async delete({ ids }: RequestOf<typeof DeleteShoppingItems>, @CurrentActor() actor: Actor) {
    return { deleted: await this.items.delete(actor, ids) };
  }
}
