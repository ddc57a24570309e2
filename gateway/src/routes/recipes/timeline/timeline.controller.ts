import {
  CreateTimelineEvent,
  DeleteTimelineEvent,
  Id,
  ListTimelineEvents,
  Page,
  PageQuery,
  ReadTimelineEvent,
  TimelineEvent,
  TimelineEventDraft,
  TimelineEventPatch,
  TimelineEventUpdate,
  UpdateTimelineEvent,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, newId, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query, UseInterceptors } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { FreshRecordInterceptor } from '../../../http/caching/fresh-record.interceptor.js';
import { Conditional } from '../../../http/caching/conditional.js';
import { Pages } from '../../../http/responses/pages.js';
import { ApiReply } from '../../../openapi/api-reply.js';

@ApiTags('Recipe: Timeline')
@UseInterceptors(FreshRecordInterceptor)
@Controller('api/recipes/timeline/events')
export class TimelineController {
  constructor(
    private readonly services: ServiceClient,
    private readonly pages: Pages,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'List timeline events',
    description: 'Events of all recipes of the group. `queryFilter=recipe.slug="…"` selects those of one.',
  })
  @Conditional('recipe')
  @ApiReply(200, Page(TimelineEvent))
  list(@CurrentActor() actor: Actor, @Query({ schema: PageQuery }) query: PageQuery) {
    return this.pages.read(actor, ListTimelineEvents, { path: '/recipes/timeline/events', query });
  }

  @Post()
  @ApiOperation({
    summary: 'Create a timeline event',
    description:
      '`timestamp` is the current time and `userId` the caller by default. Only administrators may add events of other users.',
  })
  @ApiReply(201, TimelineEvent)
  create(@CurrentActor() actor: Actor, @Body({ schema: TimelineEventDraft }) event: TimelineEventDraft) {
    return this.services.as(actor).request(CreateTimelineEvent, { id: newId(), event });
  }

  @Get(':item_id')
  @ApiOperation({ summary: 'Get a timeline event' })
  @Conditional('recipe')
  @ApiReply(200, TimelineEvent)
  read(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(actor).request(ReadTimelineEvent, { id });
  }

  @Put(':item_id')
  @ApiOperation({
    summary: 'Replace a timeline event',
    description:
      'Absent fields are kept. Only for the author and administrators; events of the type `system` cannot be changed.',
  })
  @ApiReply(200, TimelineEvent)
  update(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: TimelineEventUpdate }) changes: TimelineEventUpdate,
  ) {
    return this.services.as(actor).request(UpdateTimelineEvent, { id, changes });
  }

  @Patch(':item_id')
  @ApiOperation({
    summary: 'Update a timeline event',
    description: 'Only for the author and administrators; events of the type `system` cannot be changed.',
  })
  @ApiReply(200, TimelineEvent)
  patch(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: TimelineEventPatch }) changes: TimelineEventPatch,
  ) {
    return this.services.as(actor).request(UpdateTimelineEvent, { id, changes });
  }

  @Delete(':item_id')
  @ApiOperation({
    summary: 'Delete a timeline event',
    description: 'Only for the author and administrators; events of the type `system` cannot be deleted.',
  })
  @ApiReply(200, TimelineEvent)
  delete(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(actor).request(DeleteTimelineEvent, { id });
  }
}
