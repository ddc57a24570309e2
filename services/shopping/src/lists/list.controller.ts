import {
  CreateShoppingList,
  DeleteShoppingList,
  ListShoppingLists,
  pageParts,
  ReadShoppingList,
  type Actor,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor, Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { ListService } from './list.service.js';

@Controller()
export class ListController {
  constructor(private readonly lists: ListService) {}

  @Streams(ListShoppingLists)
  async *list(query: RequestOf<typeof ListShoppingLists>, @CurrentActor() actor: Actor) {
    const { head, lists } = await this.lists.page(actor, query);
    yield* pageParts(head, lists);
  }

  @Answers(ReadShoppingList)
  read({ id }: RequestOf<typeof ReadShoppingList>, @CurrentActor() actor: Actor) {
    return this.lists.read(actor, id);
  }

  @Answers(CreateShoppingList)
  create({ id, list }: RequestOf<typeof CreateShoppingList>, @CurrentActor() actor: Actor) {
    return this.lists.create(actor, id, list);
  }

  @Answers(DeleteShoppingList)
  delete({ id }: RequestOf<typeof DeleteShoppingList>, @CurrentActor() actor: Actor) {
    return this.lists.delete(actor, id);
  }
}
