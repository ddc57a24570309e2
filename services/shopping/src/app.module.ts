import { Module } from '@nestjs/common';
import { ShoppingListsModule } from './shopping-lists/shopping-lists.module.js';
import { SuggestionsModule } from './suggestions/suggestions.module.js';

@Module({ imports: [ShoppingListsModule, SuggestionsModule] })
export class AppModule {}
