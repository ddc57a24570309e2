import { Module } from '@nestjs/common';
import { CheckedItemsModule } from './checked-items/index.js';
import { ShoppingListsModule } from './shopping-lists/shopping-lists.module.js';
import { SuggestionsModule } from './suggestions/suggestions.module.js';

@Module({ imports: [CheckedItemsModule, ShoppingListsModule, SuggestionsModule] })
export class AppModule {}
