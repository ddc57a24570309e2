import { Module } from '@nestjs/common';
import { ShoppingListsModule } from './shopping-lists/shopping-lists.module.js';

@Module({ imports: [ShoppingListsModule] })
export class AppModule {}
