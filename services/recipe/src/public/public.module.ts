import { provideModel } from '@larder/service-kit';
import { Module } from '@nestjs/common';
import { FilesModule } from '../files/index.js';
import { RecipesModule } from '../recipes/index.js';
import { SocialModule } from '../social/index.js';
import { CatalogueModule } from '../catalogue/index.js';
import { DiscoveryModule } from '../discovery/index.js';
import { PaginationModule } from '../pagination/index.js';
import { RecipeStoreModule } from '../recipe-store/index.js';
import { StorageModule } from '../storage/index.js';
import { ExploreController } from './explore/explore.controller.js';
import { PublicCatalogue } from './explore/public-catalogue.js';
import { PublicCookbooks } from './explore/public-cookbooks.js';
import { PublicGroups } from './explore/public-groups.js';
import { PublicRecipes } from './explore/public-recipes.js';
import { ShareTokenController } from './shares/share-token.controller.js';
import { ShareTokenRepository } from './shares/share-token.repository.js';
import { SHARE_TOKENS, ShareTokenSchema } from './shares/share-token.schema.js';
import { ShareTokenService } from './shares/share-token.service.js';
import { SitemapController } from './sitemap/sitemap.controller.js';
import { SitemapRepository } from './sitemap/sitemap.repository.js';

const models = [provideModel(SHARE_TOKENS, ShareTokenSchema)];

/** What can be read without a session: public groups and share links. */
@Module({
  imports: [
    StorageModule,
    RecipeStoreModule,
    PaginationModule,
    DiscoveryModule,
    CatalogueModule,
    SocialModule,
    RecipesModule,
    FilesModule,
  ],
  controllers: [ShareTokenController, ExploreController, SitemapController],
  providers: [
    ...models,
    PublicCatalogue,
    PublicCookbooks,
    PublicGroups,
    PublicRecipes,
    ShareTokenRepository,
    ShareTokenService,
    SitemapRepository,
  ],
})
export class PublicModule {}
