import { Module } from '@nestjs/common';
import { RecipeStoreModule } from '../recipe-store/index.js';
import { RecipesModule } from '../recipes/index.js';
import { SocialModule } from '../social/index.js';
import { PersonalDataController } from './personal-data.controller.js';
import { PersonalData } from './personal-data.js';
import { PersonalDataRepository } from './personal-data.repository.js';

/** The personal data of one user, for the operator. */
@Module({
  imports: [RecipeStoreModule, RecipesModule, SocialModule],
  controllers: [PersonalDataController],
  providers: [PersonalData, PersonalDataRepository],
})
export class PersonalDataModule {}
