import { ReadPersonalLists, type Actor, type RequestOf } from '@larder/contracts';
import { CurrentActor, requireOperator, Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { ShoppingListRepository, type ShoppingListDocument } from '../list-store/index.js';
import { ListPresenter } from './list-presenter.js';

/** The lists of one person, for the operator. */
@Controller()
export class PersonalDataController {
  constructor(
    private readonly lists: ShoppingListRepository,
    private readonly presenter: ListPresenter,
  ) {}

  /** Foods and recipes are resolved in the group of each list. A user has few lists. */
  @Streams(ReadPersonalLists)
  async *read({ userId, part }: RequestOf<typeof ReadPersonalLists>, @CurrentActor() actor: Actor) {
    requireOperator(actor);
    if (part === 'shopping-lists')
      for await (const list of this.lists.streamOfUser(userId)) yield await this.toRecord(actor, list);
    else
      for await (const { trashed } of this.lists.trash.streamOfUser(userId))
        yield { ...(await this.toRecord(actor, trashed.document)), deletedAt: trashed.at };
  }

  private async toRecord(actor: Actor, list: ShoppingListDocument) {
    const reader = { ...actor, groupId: list.groupId, householdId: list.householdId };
    const { name, createdAt, updatedAt, extras, listItems, recipeReferences } = await this.presenter.toList(
      reader,
      list,
    );
    const items = listItems.map(({ display, note, quantity, checked, createdAt: at }) => {
      return { display, note, quantity, checked, createdAt: at };
    });
    const recipes = recipeReferences.map(({ recipe, recipeId }) => ({ recipe: recipe?.name ?? null, recipeId }));
    return { id: list._id, name, createdAt, updatedAt, extras, items, recipes };
  }
}
