import {
  CopyUnit,
  CreateUnit,
  DeleteUnit,
  DeleteUnits,
  RecordIds,
  Unit,
  UnitDraft,
  UnitMerge,
  UnitPatch,
  Id,
  ListUnits,
  MergeUnits,
  MessageBody,
  PatchUnit,
  RecordCopy,
  Page,
  ReadUnit,
  SearchQuery,
  UpdateUnit,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, newId, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query, UseInterceptors } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { FreshRecordInterceptor } from '../../http/caching/fresh-record.interceptor.js';
import { Conditional } from '../../http/caching/conditional.js';
import { Pages } from '../../http/responses/pages.js';
import { ApiReply } from '../../openapi/api-reply.js';
import { messageBody } from '../../http/responses/message-body.js';

@ApiTags('Recipes: Units')
@UseInterceptors(FreshRecordInterceptor)
@Controller('api/units')
export class UnitsController {
  constructor(
    private readonly services: ServiceClient,
    private readonly pages: Pages,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List units' })
  @Conditional('recipe')
  @ApiReply(200, Page(Unit))
  list(@CurrentActor() actor: Actor, @Query({ schema: SearchQuery }) query: SearchQuery) {
    return this.pages.read(actor, ListUnits, { path: '/units', query });
  }

  @Post()
  @ApiOperation({ summary: 'Create a unit' })
  @ApiReply(201, Unit)
  create(@CurrentActor() actor: Actor, @Body({ schema: UnitDraft }) unit: UnitDraft) {
    return this.services.as(actor).request(CreateUnit, { id: newId(), unit });
  }

  @Put('merge')
  @ApiOperation({
    summary: 'Merge two units',
    description:
      'Recipes and shopping lists use `toUnit` from then on; the names of `fromUnit` become its aliases, and its id stays valid. Needs `canOrganize`.',
  })
  @ApiReply(200, MessageBody)
  async merge(@CurrentActor() actor: Actor, @Body({ schema: UnitMerge }) { fromUnit, toUnit }: UnitMerge) {
    await this.services.as(actor).request(MergeUnits, { fromId: fromUnit, toId: toUnit });
    return messageBody('Successfully merged units');
  }

  @Delete()
  @ApiOperation({
    summary: 'Delete several units',
    description:
      'Takes 1 to 1,000 ids; unknown ones are skipped. Needs `canOrganize`. Ingredients keep the names in their notes.',
  })
  @ApiReply(200)
  deleteAll(@CurrentActor() actor: Actor, @Query({ schema: RecordIds }) { ids }: RecordIds) {
    return this.services.as(actor).request(DeleteUnits, { ids });
  }

  @Get(':item_id')
  @ApiOperation({ summary: 'Get a unit' })
  @Conditional('recipe')
  @ApiReply(200, Unit)
  read(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(actor).request(ReadUnit, { id });
  }

  @Put(':item_id')
  @ApiOperation({ summary: 'Replace a unit' })
  @ApiReply(200, Unit)
  update(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: UnitDraft }) unit: UnitDraft,
  ) {
    return this.services.as(actor).request(UpdateUnit, { id, unit });
  }

  @Patch(':item_id')
  @ApiOperation({ summary: 'Update a unit' })
  @ApiReply(200, Unit)
  patch(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: UnitPatch }) changes: UnitPatch,
  ) {
    return this.services.as(actor).request(PatchUnit, { id, changes });
  }

  @Post(':item_id/duplicate')
  @ApiOperation({ summary: 'Duplicate a unit' })
  @ApiReply(201, Unit)
  duplicate(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: RecordCopy }) { name }: RecordCopy,
  ) {
    return this.services.as(actor).request(CopyUnit, { id, copyId: newId(), name });
  }

  @Delete(':item_id')
  @ApiOperation({ summary: 'Delete a unit', description: 'Ingredients that use it keep its name in their notes.' })
  @ApiReply(200, Unit)
  delete(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(actor).request(DeleteUnit, { id });
  }
}
