import {
  ListDeletedShoppingLists,
  PurgeShoppingList,
  RestoreDeletedShoppingList,
  type Actor,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor, Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { DeletedLists } from './deleted-lists.js';

@Controller()
export class DeletedListsController {
  constructor(private readonly deleted: DeletedLists) {}

  @Streams(ListDeletedShoppingLists)
  list(query: RequestOf<typeof ListDeletedShoppingLists>, @CurrentActor() actor: Actor) {
    return this.deleted.list(actor, query);
  }

  @Answers(RestoreDeletedShoppingList)
  restore({ id }: RequestOf<typeof RestoreDeletedShoppingList>, @CurrentActor() actor: Actor) {
    return this.deleted.restore(actor, id);
  }

  @Answers(PurgeShoppingList)
  async purge({ id }: RequestOf<typeof PurgeShoppingList>, @CurrentActor() actor: Actor) {
    await this.deleted.purge(actor, id);
    return null;
  }
}
