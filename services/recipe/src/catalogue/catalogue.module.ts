import { provideModel } from '@larder/service-kit';
import { Module } from '@nestjs/common';
import { DiscoveryModule } from '../discovery/index.js';
import { PaginationModule } from '../pagination/index.js';
import { RecipeStoreModule } from '../recipe-store/index.js';
import { CatalogueChanges } from './catalogue-changes.js';
import { CatalogueController } from './catalogue.controller.js';
import { CatalogueSelection } from './catalogue-selection.js';
import { FoodMerger } from './foods/food-merger.js';
import { FoodController } from './foods/food.controller.js';
import { FoodRepository } from './foods/food.repository.js';
import { FOODS, UNITS } from './catalogue.schema.js';
import { FoodSchema } from './foods/food.schema.js';
import { FoodService } from './foods/food.service.js';
import { FoodMatcher } from './foods/food-matcher.js';
import { LabelController } from './labels/label.controller.js';
import { LabelRepository } from './labels/label.repository.js';
import { LABELS, LabelSchema } from './labels/label.schema.js';
import { LabelService } from './labels/label.service.js';
import { LabeledFoodsRepository } from './labels/labeled-foods.repository.js';
import { OrganizerNames } from './organizers/organizer-names.js';
import { OrganizerResolver } from './organizers/organizer-resolver.js';
import { OrganizerController } from './organizers/organizer.controller.js';
import { OrganizerRepository } from './organizers/organizer.repository.js';
import { ORGANIZERS, OrganizerSchema } from './organizers/organizer.schema.js';
import { OrganizerService } from './organizers/organizer.service.js';
import { MissingNamesRepair } from './repairs/missing-names-repair.js';
import { SeedKeyRepair } from './repairs/seed-key-repair.js';
import { SeedController } from './seeds/seed.controller.js';
import { SeedService } from './seeds/seed.service.js';
import { UnitMerger } from './units/unit-merger.js';
import { UnitIds } from './units/unit-ids.js';
import { UnitController } from './units/unit.controller.js';
import { UnitRepository } from './units/unit.repository.js';
import { UnitSchema } from './units/unit.schema.js';
import { UnitService } from './units/unit.service.js';

const models = [
  provideModel(ORGANIZERS, OrganizerSchema),
  provideModel(FOODS, FoodSchema),
  provideModel(UNITS, UnitSchema),
  provideModel(LABELS, LabelSchema),
];

/** Foods, units, labels and organizers, and their default records. */
@Module({
  imports: [RecipeStoreModule, PaginationModule, DiscoveryModule],
  controllers: [
    OrganizerController,
    FoodController,
    UnitController,
    LabelController,
    SeedController,
    CatalogueController,
  ],
  providers: [
    ...models,
    CatalogueChanges,
    CatalogueSelection,
    OrganizerNames,
    OrganizerRepository,
    OrganizerResolver,
    OrganizerService,
    FoodRepository,
    FoodMatcher,
    FoodService,
    UnitRepository,
    UnitIds,
    UnitService,
    LabelRepository,
    LabeledFoodsRepository,
    LabelService,
    FoodMerger,
    UnitMerger,
    SeedService,
    MissingNamesRepair,
    SeedKeyRepair,
  ],
  exports: [...models, OrganizerNames, OrganizerResolver, OrganizerService, FoodService, UnitService],
})
export class CatalogueModule {}
