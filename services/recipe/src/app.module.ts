import type { ObjectStore } from '@larder/object-store';
import { InjectStore } from '@larder/service-kit';
import { Module, type OnModuleInit } from '@nestjs/common';
import { StatisticsModule } from './statistics/index.js';
import { RecipeActionsModule } from './recipe-actions/index.js';
import { PublicModule } from './public/index.js';
import { PersonalDataModule } from './personal-data/index.js';
import { FilesModule } from './files/index.js';
import { HistoryModule } from './history/index.js';
import { TrashModule } from './trash/index.js';
import { RecipesModule } from './recipes/index.js';
import { SocialModule } from './social/index.js';
import { CatalogueModule } from './catalogue/index.js';
import { DiscoveryModule } from './discovery/index.js';
import { PaginationModule } from './pagination/index.js';
import { RecipeStoreModule } from './recipe-store/index.js';
import { StorageModule } from './storage/index.js';

/** The areas of the service, from the lowest; each one uses only those before it. */
@Module({
  imports: [
    StorageModule,
    RecipeStoreModule,
    PaginationModule,
    DiscoveryModule,
    CatalogueModule,
    SocialModule,
    RecipesModule,
    HistoryModule,
    TrashModule,
    FilesModule,
    PublicModule,
    RecipeActionsModule,
    StatisticsModule,
    PersonalDataModule,
  ],
})
export class AppModule implements OnModuleInit {
  constructor(@InjectStore() private readonly store: ObjectStore) {}

  /** The service does not start without a usable object store. */
  async onModuleInit(): Promise<void> {
    await this.store.ensureReady();
  }
}
