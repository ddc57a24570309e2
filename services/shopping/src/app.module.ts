import { Module } from '@nestjs/common';
import { ShoppingListModule } from './shopping-lists/shopping-list.module.js';

@Module({ imports: [ShoppingListModule] })
export class AppModule {}
