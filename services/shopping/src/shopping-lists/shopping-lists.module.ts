import { Module } from '@nestjs/common';
import { ItemsModule } from '../items/index.js';
import { ListStoreModule } from '../list-store/index.js';
import { PurchasesModule } from '../purchases/index.js';
import { CheckedItems } from './checked-items.js';
import { DeletedLists } from './deleted-lists.js';
import { DeletedListsController } from './deleted-lists.controller.js';
import { DeviceChangesService } from './device-changes.service.js';
import { GroupLabels } from './group-labels.js';
import { ListPresenter } from './list-presenter.js';
import { ListRecipesService } from './list-recipes.service.js';
import { PersonalDataController } from './personal-data.controller.js';
import { ShoppingListController } from './shopping-list.controller.js';
import { ShoppingListListener } from './shopping-list.listener.js';
import { ShoppingListService } from './shopping-list.service.js';

@Module({
  imports: [ListStoreModule, ItemsModule, PurchasesModule],
  controllers: [ShoppingListController, DeletedListsController, PersonalDataController],
  providers: [
    CheckedItems,
    DeletedLists,
    DeviceChangesService,
    GroupLabels,
    ListPresenter,
    ListRecipesService,
    ShoppingListService,
    ShoppingListListener,
  ],
})
export class ShoppingListsModule {}
