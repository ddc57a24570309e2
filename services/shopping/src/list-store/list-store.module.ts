import { provideModel } from '@larder/service-kit';
import { Module } from '@nestjs/common';
import { RecentLists } from './recent-lists.js';
import { ShoppingListRepository } from './shopping-list.repository.js';
import { SHOPPING_LISTS, ShoppingListSchema } from './shopping-list.schema.js';

const model = provideModel(SHOPPING_LISTS, ShoppingListSchema);

/** The stored lists with their items. */
@Module({
  providers: [model, ShoppingListRepository, RecentLists],
  exports: [model, ShoppingListRepository, RecentLists],
})
export class ListStoreModule {}
