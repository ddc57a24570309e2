import {
  CopyLabel,
  CreateLabel,
  DeleteLabel,
  DeleteLabels,
  RecordIds,
  Id,
  Label,
  LabelDraft,
  LabelPatch,
  LabelUpdate,
  ListLabels,
  Page,
  PatchLabel,
  RecordCopy,
  ReadLabel,
  SearchQuery,
  UpdateLabel,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, newId, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Conditional } from '../../http/caching/conditional.js';
import { Pages } from '../../http/responses/pages.js';
import { ApiReply } from '../../openapi/api-reply.js';

@ApiTags('Groups: Multi Purpose Labels')
@Controller('api/groups/labels')
export class LabelsController {
  constructor(
    private readonly services: ServiceClient,
    private readonly pages: Pages,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List labels' })
  @Conditional('recipe')
  @ApiReply(200, Page(Label))
  list(@CurrentActor() actor: Actor, @Query({ schema: SearchQuery }) query: SearchQuery) {
    return this.pages.read(actor, ListLabels, { path: '/groups/labels', query });
  }

  @Post()
  @ApiOperation({ summary: 'Create a label', description: 'Answers 200 instead of 201, as existing clients expect.' })
  @ApiReply(200, Label)
  create(@CurrentActor() actor: Actor, @Body({ schema: LabelDraft }) label: LabelDraft) {
    return this.services.as(actor).request(CreateLabel, { id: newId(), label });
  }

  @Delete()
  @ApiOperation({
    summary: 'Delete several labels',
    description:
      'Takes 1 to 1,000 ids; unknown ones are skipped. Needs `canOrganize`. Foods and shopping lists lose the labels.',
  })
  @ApiReply(200)
  deleteAll(@CurrentActor() actor: Actor, @Query({ schema: RecordIds }) { ids }: RecordIds) {
    return this.services.as(actor).request(DeleteLabels, { ids });
  }

  @Get(':item_id')
  @ApiOperation({ summary: 'Get a label' })
  @Conditional('recipe')
  @ApiReply(200, Label)
  read(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(actor).request(ReadLabel, { id });
  }

  @Put(':item_id')
  @ApiOperation({ summary: 'Replace a label' })
  @ApiReply(200, Label)
  update(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: LabelUpdate }) label: LabelUpdate,
  ) {
    return this.services.as(actor).request(UpdateLabel, { id, label });
  }

  @Patch(':item_id')
  @ApiOperation({ summary: 'Update a label' })
  @ApiReply(200, Label)
  patch(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: LabelPatch }) changes: LabelPatch,
  ) {
    return this.services.as(actor).request(PatchLabel, { id, changes });
  }

  @Post(':item_id/duplicate')
  @ApiOperation({ summary: 'Duplicate a label' })
  @ApiReply(201, Label)
  duplicate(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: RecordCopy }) { name }: RecordCopy,
  ) {
    return this.services.as(actor).request(CopyLabel, { id, copyId: newId(), name });
  }

  @Delete(':item_id')
  @ApiOperation({ summary: 'Delete a label', description: 'Foods and items of shopping lists lose the label.' })
  @ApiReply(200, Label)
  delete(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(actor).request(DeleteLabel, { id });
  }
}
