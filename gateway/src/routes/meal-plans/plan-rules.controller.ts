import {
  CopyPlanRule,
  CreatePlanRule,
  DeletePlanRule,
  Id,
  ListPlanRules,
  Page,
  PageQuery,
  PatchPlanRule,
  PlanRule,
  PlanRuleDraft,
  PlanRulePatch,
  ReadPlanRule,
  UpdatePlanRule,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, newId, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Pages } from '../../http/responses/pages.js';
import { ApiReply } from '../../openapi/api-reply.js';

@ApiTags('Households: Mealplan Rules')
@Controller('api/households/mealplans/rules')
export class PlanRulesController {
  constructor(
    private readonly services: ServiceClient,
    private readonly pages: Pages,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List meal plan rules' })
  @ApiReply(200, Page(PlanRule))
  list(@CurrentActor() actor: Actor, @Query({ schema: PageQuery }) query: PageQuery) {
    return this.pages.read(actor, ListPlanRules, { path: '/households/mealplans/rules', query });
  }

  @Post()
  @ApiOperation({
    summary: 'Create a meal plan rule',
    description: 'Limits the recipes of random meals for a day and meal by a recipe filter. An invalid filter is 422.',
  })
  @ApiReply(201, PlanRule)
  create(@CurrentActor() actor: Actor, @Body({ schema: PlanRuleDraft }) rule: PlanRuleDraft) {
    return this.services.as(actor).request(CreatePlanRule, { id: newId(), rule });
  }

  @Get(':item_id')
  @ApiOperation({ summary: 'Get a meal plan rule' })
  @ApiReply(200, PlanRule)
  read(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(actor).request(ReadPlanRule, { id });
  }

  @Put(':item_id')
  @ApiOperation({ summary: 'Replace a meal plan rule' })
  @ApiReply(200, PlanRule)
  update(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: PlanRuleDraft }) rule: PlanRuleDraft,
  ) {
    return this.services.as(actor).request(UpdatePlanRule, { id, rule });
  }

  @Patch(':item_id')
  @ApiOperation({ summary: 'Update a meal plan rule' })
  @ApiReply(200, PlanRule)
  patch(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: PlanRulePatch }) changes: PlanRulePatch,
  ) {
    return this.services.as(actor).request(PatchPlanRule, { id, changes });
  }

  @Post(':item_id/duplicate')
  @ApiOperation({ summary: 'Duplicate a meal plan rule' })
  @ApiReply(201, PlanRule)
  duplicate(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(actor).request(CopyPlanRule, { id, copyId: newId() });
  }

  @Delete(':item_id')
  @ApiOperation({ summary: 'Delete a meal plan rule' })
  @ApiReply(200, PlanRule)
  delete(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(actor).request(DeletePlanRule, { id });
  }
}
