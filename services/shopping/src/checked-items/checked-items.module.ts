import { Module } from '@nestjs/common';
import { ItemsModule } from '../items/index.js';
import { ListStoreModule } from '../list-store/index.js';
import { CheckedItemTrimmer } from './checked-item-trimmer.js';

/** Old checked items, which are deleted daily. */
@Module({ imports: [ListStoreModule, ItemsModule], providers: [CheckedItemTrimmer] })
export class CheckedItemsModule {}
