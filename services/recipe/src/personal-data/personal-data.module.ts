import { Module } from '@nestjs/common';
import { RecipeStoreModule } from '../recipe-store/index.js';
import { RecipesModule } from '../recipes/index.js';
import { SocialModule } from '../social/index.js';
import { StorageModule } from '../storage/index.js';
import { PersonalFiles } from './personal-files.js';
import { PersonalDataController } from './personal-data.controller.js';
import { PersonalData } from './personal-data.js';
import { PersonalDataRepository } from './personal-data.repository.js';
import { PersonalVersions } from './personal-versions.js';

/** The personal data of one user, for the operator. */
@Module({
  imports: [RecipeStoreModule, RecipesModule, SocialModule, StorageModule],
  controllers: [PersonalDataController],
  providers: [PersonalData, PersonalVersions, PersonalFiles, PersonalDataRepository],
})
export class PersonalDataModule {}
