import { Module } from '@nestjs/common';
import { ListStoreModule } from '../list-store/index.js';
import { PurchasesModule } from '../purchases/index.js';
import { ExistingItems } from './input/existing-items.js';
import { NewItems } from './input/new-items.js';
import { TypedLines } from './input/typed-lines.js';
import { ItemController } from './item.controller.js';
import { ItemListener } from './item.listener.js';
import { ItemMoves } from './item-moves.js';
import { ItemPatcher } from './item-patcher.js';
import { ItemUpdater } from './item-updater.js';
import { ItemService } from './item.service.js';
import { ItemCatalogue } from './reading/item-catalogue.js';
import { ItemPages } from './reading/item-pages.js';
import { ItemPresenter } from './reading/item-presenter.js';
import { ItemQuery } from './reading/item-query.js';
import { ListWriter } from './writing/list-writer.js';

/** The items of lists: creating, changing, merging, deleting. */
@Module({
  imports: [ListStoreModule, PurchasesModule],
  controllers: [ItemController],
  providers: [
    ExistingItems,
    ItemCatalogue,
    ItemListener,
    ItemMoves,
    ItemPages,
    ItemPatcher,
    ItemPresenter,
    ItemQuery,
    ItemService,
    ItemUpdater,
    ListWriter,
    NewItems,
    TypedLines,
  ],
  exports: [ExistingItems, ItemCatalogue, ItemPresenter, ListWriter, NewItems],
})
export class ItemsModule {}
