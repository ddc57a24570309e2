import {
  CreateShoppingList,
  DeleteShoppingList,
  ListShoppingLists,
  OwnsShoppingLists,
  pageParts,
  SetLabelPositions,
  ReadShoppingList,
  type Actor,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor, Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { ShoppingListRepository } from './shopping-list.repository.js';
import { ShoppingListService } from './shopping-list.service.js';

@Controller()
export class ShoppingListController {
  constructor(
    private readonly lists: ShoppingListService,
    private readonly repository: ShoppingListRepository,
  ) {}

  @Streams(ListShoppingLists)
  async *list(query: RequestOf<typeof ListShoppingLists>, @CurrentActor() actor: Actor) {
    const { head, lists } = await this.lists.page(actor, query);
    yield* pageParts(head, lists);
  }

  @Answers(OwnsShoppingLists)
  async checkOwner({ userId }: RequestOf<typeof OwnsShoppingLists>) {
    return { owns: await this.repository.owns(userId) };
  }

  @Answers(ReadShoppingList)
  read({ id }: RequestOf<typeof ReadShoppingList>, @CurrentActor() actor: Actor) {
    return this.lists.read(actor, id);
  }

  @Answers(CreateShoppingList)
  create({ id, list }: RequestOf<typeof CreateShoppingList>, @CurrentActor() actor: Actor) {
    return this.lists.create(actor, id, list);
  }

  @Answers(SetLabelPositions)
  placeLabels({ id, places }: RequestOf<typeof SetLabelPositions>, @CurrentActor() actor: Actor) {
    return this.lists.placeLabels(actor, id, places);
  }

  @Answers(DeleteShoppingList)
  delete({ id }: RequestOf<typeof DeleteShoppingList>, @CurrentActor() actor: Actor) {
    return this.lists.delete(actor, id);
  }
}
