import { provideModel } from '@larder/service-kit';
import { Module } from '@nestjs/common';
import { LabelPositionRepository } from './label-position.repository.js';
import { RecentLists } from './recent-lists.js';
import { ListRelations } from './list-relations.js';
import { ShoppingListPages } from './shopping-list-pages.js';
import { ShoppingListRepository } from './shopping-list.repository.js';
import { SHOPPING_LISTS, ShoppingListSchema } from './shopping-list.schema.js';

const model = provideModel(SHOPPING_LISTS, ShoppingListSchema);

/** The stored lists with their items. */
@Module({
  providers: [model, ShoppingListRepository, ShoppingListPages, LabelPositionRepository, RecentLists, ListRelations],
  exports: [model, ShoppingListRepository, ShoppingListPages, LabelPositionRepository, RecentLists, ListRelations],
})
export class ListStoreModule {}
