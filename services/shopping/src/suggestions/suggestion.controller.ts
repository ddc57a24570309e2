import { ListShoppingSuggestions, type Actor, type RequestOf } from '@larder/contracts';
import { Answers, CurrentActor } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { SuggestionService } from './suggestion.service.js';

@Controller()
export class SuggestionController {
  constructor(private readonly suggestions: SuggestionService) {}

  @Answers(ListShoppingSuggestions)
  list(query: RequestOf<typeof ListShoppingSuggestions>, @CurrentActor() actor: Actor) {
    return this.suggestions.list(actor, query);
  }
}
