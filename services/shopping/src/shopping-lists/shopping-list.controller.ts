import {
  AddRecipeToList,
  ApplyDeviceChanges,
  CopyShoppingList,
  CountShoppingLists,
  CreateShoppingList,
  DeleteShoppingList,
  ListShoppingLists,
  CheckShoppingListOwner,
  pageParts,
  RemoveRecipeFromList,
  ReadShoppingList,
  SetLabelPositions,
  UpdateShoppingList,
  type Actor,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor, Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { ShoppingListRepository } from '../list-store/index.js';
import { DeviceChangesService } from './device-changes.service.js';
import { ListRecipesService } from './list-recipes.service.js';
import { ShoppingListService } from './shopping-list.service.js';

@Controller()
export class ShoppingListController {
  constructor(
    private readonly lists: ShoppingListService,
    private readonly recipes: ListRecipesService,
    private readonly devices: DeviceChangesService,
    private readonly repository: ShoppingListRepository,
  ) {}

  @Streams(ListShoppingLists)
  async *list(query: RequestOf<typeof ListShoppingLists>, @CurrentActor() actor: Actor) {
    const { head, lists } = await this.lists.list(actor, query);
    yield* pageParts(head, lists);
  }

  /** For administrators, who only get the number. */
  @Answers(CountShoppingLists)
  async count() {
    return { totalShoppingLists: await this.repository.count() };
  }

  @Answers(CheckShoppingListOwner)
  async checkOwner({ userId }: RequestOf<typeof CheckShoppingListOwner>) {
    return { owns: await this.repository.ownership.owns(userId) };
  }

  @Answers(ReadShoppingList)
  read({ id }: RequestOf<typeof ReadShoppingList>, @CurrentActor() actor: Actor) {
    return this.lists.read(actor, id);
  }

  @Answers(CreateShoppingList)
  create({ id, list }: RequestOf<typeof CreateShoppingList>, @CurrentActor() actor: Actor) {
    return this.lists.create(actor, id, list);
  }

  @Answers(UpdateShoppingList)
  update({ id, changes }: RequestOf<typeof UpdateShoppingList>, @CurrentActor() actor: Actor) {
    return this.lists.update(actor, id, changes);
  }

  @Answers(CopyShoppingList)
  copy({ id, ...copy }: RequestOf<typeof CopyShoppingList>, @CurrentActor() actor: Actor) {
    return this.lists.copy(actor, id, copy);
  }

  @Answers(AddRecipeToList)
  addRecipe({ id, recipeId, addition }: RequestOf<typeof AddRecipeToList>, @CurrentActor() actor: Actor) {
    return this.recipes.add(actor, id, recipeId, addition);
  }

  @Answers(RemoveRecipeFromList)
  removeRecipe({ id, recipeId, removal }: RequestOf<typeof RemoveRecipeFromList>, @CurrentActor() actor: Actor) {
    return this.recipes.remove(actor, id, recipeId, removal.recipeDecrementQuantity);
  }

  @Answers(ApplyDeviceChanges)
  applyChanges({ id, ...changes }: RequestOf<typeof ApplyDeviceChanges>, @CurrentActor() actor: Actor) {
    return this.devices.apply(actor, id, changes);
  }

  @Answers(SetLabelPositions)
  setLabelPositions({ id, places }: RequestOf<typeof SetLabelPositions>, @CurrentActor() actor: Actor) {
    return this.lists.setLabelPositions(actor, id, places);
  }

  @Answers(DeleteShoppingList)
  delete({ id }: RequestOf<typeof DeleteShoppingList>, @CurrentActor() actor: Actor) {
    return this.lists.delete(actor, id);
  }
}
