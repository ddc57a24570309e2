import { storeProvider } from '@larder/service-kit';
import { Module } from '@nestjs/common';
import { egressProvider } from './egress/egress.provider.js';
import { ImportController } from './imports/import.controller.js';
import { ImportService } from './imports/import.service.js';
import { PageLoader } from './imports/page-loader.js';
import { GroupCatalogues } from './ingredients/group-catalogues.js';
import { IngredientController } from './ingredients/ingredient.controller.js';
import { IngredientService } from './ingredients/ingredient.service.js';
import { ImportPictures } from './pictures/import-pictures.js';
import { PictureController } from './pictures/picture.controller.js';
import { PictureFetcher } from './pictures/picture-fetcher.js';
import { PictureProcessor } from './pictures/picture.processor.js';
import { RecipePictures } from './pictures/recipe-pictures.js';
import { Scraper } from './scraping/scraper.js';

@Module({
  controllers: [ImportController, PictureController, IngredientController],
  providers: [
    egressProvider,
    storeProvider,
    Scraper,
    PageLoader,
    ImportService,
    PictureFetcher,
    ImportPictures,
    RecipePictures,
    PictureProcessor,
    GroupCatalogues,
    IngredientService,
  ],
})
export class AppModule {}
