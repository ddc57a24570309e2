import {
  ChangePlan,
  CopyPlanEntry,
  CreatePlanEntry,
  CreateRandomPlanEntry,
  DeletePlanEntry,
  Int,
  ListPlanEntries,
  ListTodaysEntries,
  NewPlanEntry,
  Page,
  PatchPlanEntry,
  PlanChanges,
  PlanChangesOut,
  PlanEntry,
  PlanEntryCopy,
  PlanEntryPatch,
  PlanEntryUpdate,
  PlanQuery,
  RandomEntry,
  ReadPlanEntry,
  UpdatePlanEntry,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Conditional } from '../../http/caching/conditional.js';
import { Pages } from '../../http/responses/pages.js';
import { ApiReply } from '../../openapi/api-reply.js';

@ApiTags('Households: Mealplans')
@Controller('api/households/mealplans')
export class MealPlansController {
  constructor(
    private readonly services: ServiceClient,
    private readonly pages: Pages,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'List meal plan entries',
    description: 'Entries of the household. `start_date` and `end_date` limit the days, both included.',
  })
  @Conditional('meal-plan', 'recipe')
  @ApiReply(200, Page(PlanEntry))
  list(@CurrentActor() actor: Actor, @Query({ schema: PlanQuery }) query: PlanQuery) {
    return this.pages.read(actor, ListPlanEntries, { path: null, query });
  }

  @Post()
  @ApiOperation({ summary: 'Create a meal plan entry', description: 'Needs a `recipeId` or a `title`.' })
  @ApiReply(201, PlanEntry)
  create(@CurrentActor() actor: Actor, @Body({ schema: NewPlanEntry }) entry: NewPlanEntry) {
    return this.services.as(actor).request(CreatePlanEntry, { entry });
  }

  @Get('today')
  @ApiOperation({
    summary: "List today's meal plan entries",
    description: "A plain list, breakfast first. The day is that of the installation's time zone (`TZ`).",
  })
  @ApiReply(200, z.array(PlanEntry))
  listToday(@CurrentActor() actor: Actor) {
    return this.services.as(actor).request(ListTodaysEntries, {});
  }

  @Post('random')
  @ApiOperation({
    summary: 'Plan a random recipe',
    description:
      'Selects a recipe that all rules for the day and meal allow, and avoids those planned within seven days. 404 when no recipe matches.',
  })
  @ApiReply(200, PlanEntry)
  createRandom(@CurrentActor() actor: Actor, @Body({ schema: RandomEntry }) meal: RandomEntry) {
    return this.services.as(actor).request(CreateRandomPlanEntry, meal);
  }

  /** Several changes in one request, such as a copied week or an undo. */
  @Post('bulk')
  @ApiOperation({
    summary: 'Create several meal plan entries',
    description: 'Also changes and deletes entries: 500 together at most; unknown ones are skipped.',
  })
  @ApiReply(200, PlanChangesOut)
  changeMany(@CurrentActor() actor: Actor, @Body({ schema: PlanChanges }) changes: PlanChanges) {
    return this.services.as(actor).request(ChangePlan, changes);
  }

  @Get(':item_id')
  @ApiOperation({ summary: 'Get a meal plan entry' })
  @Conditional('meal-plan', 'recipe')
  @ApiReply(200, PlanEntry)
  read(@CurrentActor() actor: Actor, @Param('item_id', { schema: Int }) id: number) {
    return this.services.as(actor).request(ReadPlanEntry, { id });
  }

  @Put(':item_id')
  @ApiOperation({
    summary: 'Replace a meal plan entry',
    description: '`userId` is the new owner and must be a member of the household.',
  })
  @ApiReply(200, PlanEntry)
  update(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Int }) id: number,
    @Body({ schema: PlanEntryUpdate }) entry: PlanEntryUpdate,
  ) {
    return this.services.as(actor).request(UpdatePlanEntry, { id, entry });
  }

  @Patch(':item_id')
  @ApiOperation({ summary: 'Update a meal plan entry' })
  @ApiReply(200, PlanEntry)
  patch(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Int }) id: number,
    @Body({ schema: PlanEntryPatch }) changes: PlanEntryPatch,
  ) {
    return this.services.as(actor).request(PatchPlanEntry, { id, changes });
  }

  @Post(':item_id/duplicate')
  @ApiOperation({ summary: 'Duplicate a meal plan entry', description: 'Copies it to another day.' })
  @ApiReply(201, PlanEntry)
  duplicate(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Int }) id: number,
    @Body({ schema: PlanEntryCopy }) { date }: PlanEntryCopy,
  ) {
    return this.services.as(actor).request(CopyPlanEntry, { id, date });
  }

  @Delete(':item_id')
  @ApiOperation({ summary: 'Delete a meal plan entry', description: 'Moves it to the trash for 30 days.' })
  @ApiReply(200, PlanEntry)
  delete(@CurrentActor() actor: Actor, @Param('item_id', { schema: Int }) id: number) {
    return this.services.as(actor).request(DeletePlanEntry, { id });
  }
}
