import { Module } from '@nestjs/common';
import { AiModule } from '../ai/index.js';
import { AiLineParser } from './ai-line-parser.js';
import { GroupCatalogues } from './group-catalogues.js';
import { IngredientController } from './ingredient.controller.js';
import { IngredientService } from './ingredient.service.js';

/** Parses ingredient lines. */
@Module({
  imports: [AiModule],
  controllers: [IngredientController],
  providers: [AiLineParser, GroupCatalogues, IngredientService],
})
export class IngredientsModule {}
