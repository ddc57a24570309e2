import {
  CreateShareToken,
  DeleteShareToken,
  Id,
  ListShareTokens,
  readAll,
  ReadShareToken,
  ShareToken,
  ShareTokenDraft,
  ShareTokenPatch,
  ShareTokenQuery,
  ShareTokenSummary,
  ShareTokenUpdate,
  UpdateShareToken,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, newId, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { ApiReply } from '../../../openapi/api-reply.js';

@ApiTags('Shared: Recipes')
@Controller('api/shared/recipes')
export class ShareTokensController {
  constructor(private readonly services: ServiceClient) {}

  @Get()
  @ApiOperation({
    summary: 'List share links',
    description: "Links of the group's recipes, with `recipe_id` those of one.",
  })
  @ApiReply(200, z.array(ShareTokenSummary))
  list(@CurrentActor() actor: Actor, @Query({ schema: ShareTokenQuery }) { recipe_id: recipeId }: ShareTokenQuery) {
    return readAll(this.services.as(actor).stream(ListShareTokens, { recipeId }));
  }

  @Post()
  @ApiOperation({
    summary: 'Create a share link',
    description:
      'Gives everyone with the link access to one recipe and its files, also in private groups. It expires after 30 days by default.',
  })
  @ApiReply(201, ShareToken)
  create(@CurrentActor() actor: Actor, @Body({ schema: ShareTokenDraft }) token: ShareTokenDraft) {
    return this.services.as(actor).request(CreateShareToken, { id: newId(), token });
  }

  @Get(':item_id')
  @ApiOperation({ summary: 'Get a share link' })
  @ApiReply(200, ShareToken)
  read(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(actor).request(ReadShareToken, { id });
  }

  @Put(':item_id')
  @ApiOperation({ summary: 'Replace a share link', description: 'Changes only `expiresAt`.' })
  @ApiReply(200, ShareToken)
  update(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: ShareTokenUpdate }) changes: ShareTokenUpdate,
  ) {
    return this.services.as(actor).request(UpdateShareToken, { id, changes });
  }

  @Patch(':item_id')
  @ApiOperation({ summary: 'Update a share link', description: 'Changes only `expiresAt`.' })
  @ApiReply(200, ShareToken)
  patch(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: ShareTokenPatch }) changes: ShareTokenPatch,
  ) {
    return this.services.as(actor).request(UpdateShareToken, { id, changes });
  }

  @Delete(':item_id')
  @ApiOperation({ summary: 'Delete a share link', description: 'Visitors with the link lose access at once.' })
  @ApiReply(200, ShareTokenSummary)
  delete(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(actor).request(DeleteShareToken, { id });
  }
}
