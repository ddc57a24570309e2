import { provideOwnerRepair } from '@larder/service-kit';
import { Module } from '@nestjs/common';
import { ItemsModule } from '../items/index.js';
import { ListStoreModule, SHOPPING_LISTS } from '../list-store/index.js';
import { PurchasesModule } from '../purchases/index.js';
import { DeletedLists } from './deleted-lists.js';
import { DeletedListsController } from './deleted-lists.controller.js';
import { DeviceChangesService } from './device-changes.service.js';
import { GroupLabels } from './labels/group-labels.js';
import { LabelPositionRepair } from './labels/label-position-repair.js';
import { LabelSettingFilter } from './labels/label-setting-filter.js';
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
    DeletedLists,
    DeviceChangesService,
    GroupLabels,
    LabelPositionRepair,
    LabelSettingFilter,
    ListPresenter,
    ListRecipesService,
    ShoppingListService,
    ShoppingListListener,
    provideOwnerRepair(SHOPPING_LISTS, 'owners of shopping lists'),
  ],
})
export class ShoppingListsModule {}
