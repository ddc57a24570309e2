import { Module } from '@nestjs/common';
import { ItemsModule } from '../items/index.js';
import { PurchasesModule } from '../purchases/index.js';
import { SuggestionController } from './suggestion.controller.js';
import { SuggestionService } from './suggestion.service.js';

/** Suggestions of items that were bought before. */
@Module({
  imports: [ItemsModule, PurchasesModule],
  controllers: [SuggestionController],
  providers: [SuggestionService],
})
export class SuggestionsModule {}
