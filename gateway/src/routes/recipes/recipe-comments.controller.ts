import {
  CommentPatch,
  CommentText,
  CommentUpdate,
  CreateComment,
  DeleteComment,
  Id,
  MessageBody,
  ReadComment,
  ReadCommentsOfRecipe,
  RecipeComment,
  UpdateComment,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, newId, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Conditional } from '../../http/caching/conditional.js';
import { ApiReply } from '../../openapi/api-reply.js';
import { messageBody } from '../../http/responses/message-body.js';

/** The comments of one recipe; the address contains its slug or id. */
@ApiTags('Recipe: Comments')
@Controller('api/recipes/:slug/comments')
export class RecipeCommentsController {
  constructor(private readonly services: ServiceClient) {}

  @Get()
  @ApiOperation({ summary: 'List the comments on a recipe', description: 'A plain list, the oldest first.' })
  @Conditional('recipe')
  @ApiReply(200, z.array(RecipeComment))
  list(@CurrentActor() actor: Actor, @Param('slug') slugOrId: string) {
    return this.services.as(actor).request(ReadCommentsOfRecipe, { slugOrId });
  }

  @Post()
  @ApiOperation({
    summary: 'Comment on a recipe',
    description: 'Refused (403) when the settings of the recipe disable comments.',
  })
  @ApiReply(201, RecipeComment)
  create(
    @CurrentActor() actor: Actor,
    @Param('slug') slugOrId: string,
    @Body({ schema: CommentText }) { text }: CommentText,
  ) {
    return this.services.as(actor).request(CreateComment, { id: newId(), slugOrId, text });
  }

  @Get(':item_id')
  @ApiOperation({ summary: 'Get a comment on a recipe' })
  @Conditional('recipe')
  @ApiReply(200, RecipeComment)
  read(@CurrentActor() actor: Actor, @Param('slug') slugOrId: string, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(actor).request(ReadComment, { id, slugOrId });
  }

  @Put(':item_id')
  @ApiOperation({ summary: 'Replace a comment on a recipe', description: 'Only for the author and administrators.' })
  @ApiReply(200, RecipeComment)
  update(
    @CurrentActor() actor: Actor,
    @Param('slug') slugOrId: string,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: CommentUpdate }) { text }: CommentUpdate,
  ) {
    return this.services.as(actor).request(UpdateComment, { id, slugOrId, text });
  }

  @Patch(':item_id')
  @ApiOperation({ summary: 'Update a comment on a recipe', description: 'Only for the author and administrators.' })
  @ApiReply(200, RecipeComment)
  patch(
    @CurrentActor() actor: Actor,
    @Param('slug') slugOrId: string,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: CommentPatch }) { text }: CommentPatch,
  ) {
    return this.services.as(actor).request(UpdateComment, { id, slugOrId, text });
  }

  @Delete(':item_id')
  @ApiOperation({ summary: 'Delete a comment on a recipe', description: 'Only for the author and administrators.' })
  @ApiReply(200, MessageBody)
  async delete(
    @CurrentActor() actor: Actor,
    @Param('slug') slugOrId: string,
    @Param('item_id', { schema: Id }) id: string,
  ): Promise<MessageBody> {
    await this.services.as(actor).request(DeleteComment, { id, slugOrId });
    return messageBody('Comment deleted');
  }
}
