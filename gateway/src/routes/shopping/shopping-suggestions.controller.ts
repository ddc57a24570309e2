import { ListShoppingSuggestions, ShoppingSuggestion, ShoppingSuggestionQuery, type Actor } from '@larder/contracts';
import { CurrentActor, ServiceClient } from '@larder/service-kit';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { ApiReply } from '../../openapi/api-reply.js';

@ApiTags('Households: Shopping Lists')
@Controller('api/households/shopping/suggestions')
export class ShoppingSuggestionsController {
  constructor(private readonly services: ServiceClient) {}

  @Get()
  @ApiOperation({
    summary: 'List suggestions of items',
    description:
      'Items that the household has checked before. Names that begin with `search` come first, then the most frequent.',
  })
  @ApiReply(200, z.array(ShoppingSuggestion))
  list(@CurrentActor() actor: Actor, @Query({ schema: ShoppingSuggestionQuery }) query: ShoppingSuggestionQuery) {
    return this.services.as(actor).request(ListShoppingSuggestions, query);
  }
}
