import {
  CommentDraft,
  CommentPatch,
  CommentUpdate,
  CreateComment,
  DeleteComment,
  Id,
  ListComments,
  MessageBody,
  Page,
  PageQuery,
  ReadComment,
  RecipeComment,
  UpdateComment,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, newId, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Conditional } from '../../http/caching/conditional.js';
import { Pages } from '../../http/responses/pages.js';
import { ApiReply } from '../../openapi/api-reply.js';
import { messageBody } from '../../http/responses/message-body.js';

@ApiTags('Recipe: Comments')
@Controller('api/comments')
export class CommentsController {
  constructor(
    private readonly services: ServiceClient,
    private readonly pages: Pages,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List comments' })
  @Conditional('recipe')
  @ApiReply(200, Page(RecipeComment))
  list(@CurrentActor() actor: Actor, @Query({ schema: PageQuery }) query: PageQuery) {
    return this.pages.read(actor, ListComments, { path: '/comments', query });
  }

  @Post()
  @ApiOperation({
    summary: 'Create a comment',
    description: 'On the recipe `recipeId`. Refused (403) when its settings disable comments.',
  })
  @ApiReply(201, RecipeComment)
  create(@CurrentActor() actor: Actor, @Body({ schema: CommentDraft }) { recipeId, text }: CommentDraft) {
    return this.services.as(actor).request(CreateComment, { id: newId(), slugOrId: recipeId, text });
  }

  @Get(':item_id')
  @ApiOperation({ summary: 'Get a comment' })
  @Conditional('recipe')
  @ApiReply(200, RecipeComment)
  read(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(actor).request(ReadComment, { id });
  }

  @Put(':item_id')
  @ApiOperation({ summary: 'Replace a comment', description: 'Only for the author and administrators.' })
  @ApiReply(200, RecipeComment)
  update(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: CommentUpdate }) { text }: CommentUpdate,
  ) {
    return this.services.as(actor).request(UpdateComment, { id, text });
  }

  @Patch(':item_id')
  @ApiOperation({ summary: 'Update a comment', description: 'Only for the author and administrators.' })
  @ApiReply(200, RecipeComment)
  patch(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: CommentPatch }) { text }: CommentPatch,
  ) {
    return this.services.as(actor).request(UpdateComment, { id, text });
  }

  @Delete(':item_id')
  @ApiOperation({ summary: 'Delete a comment', description: 'Only for the author and administrators.' })
  @ApiReply(200, MessageBody)
  async delete(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string): Promise<MessageBody> {
    await this.services.as(actor).request(DeleteComment, { id });
    return messageBody('Comment deleted');
  }
}
