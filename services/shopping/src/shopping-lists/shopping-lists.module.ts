import { provideModel } from '@larder/service-kit';
import { Module } from '@nestjs/common';
import { GroupLabels } from './group-labels.js';
import { ShoppingListController } from './shopping-list.controller.js';
import { ShoppingListListener } from './shopping-list.listener.js';
import { ShoppingListRepository } from './shopping-list.repository.js';
import { SHOPPING_LISTS, ShoppingListSchema } from './shopping-list.schema.js';
import { ShoppingListService } from './shopping-list.service.js';

@Module({
  controllers: [ShoppingListController],
  providers: [
    GroupLabels,
    ShoppingListService,
    ShoppingListRepository,
    ShoppingListListener,
    provideModel(SHOPPING_LISTS, ShoppingListSchema),
  ],
})
export class ShoppingListsModule {}
