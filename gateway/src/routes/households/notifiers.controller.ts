import {
  CreateNotifier,
  DeleteNotifier,
  Id,
  ListNotifierDeliveries,
  ListNotifiers,
  Notifier,
  NotifierDraft,
  NotifierPatch,
  NotifierUpdate,
  Page,
  PageQuery,
  PastDeliveries,
  PastDelivery,
  PatchNotifier,
  ReadNotifier,
  ResendNotification,
  TestNotifier,
  UpdateNotifier,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, newId, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Audited } from '../../audit/audited.js';
import { Pages } from '../../http/responses/pages.js';
import { ApiReply } from '../../openapi/api-reply.js';

@ApiTags('Households: Event Notifications')
@Controller('api/households/events/notifications')
export class NotifiersController {
  constructor(
    private readonly services: ServiceClient,
    private readonly pages: Pages,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List notifiers' })
  @ApiReply(200, Page(Notifier))
  list(@CurrentActor() actor: Actor, @Query({ schema: PageQuery }) query: PageQuery) {
    return this.pages.read(actor, ListNotifiers, { path: '/households/events/notifications', query });
  }

  @Post()
  @ApiOperation({
    summary: 'Create a notifier',
    description:
      'Subscribe it to events by updating its `options`. The address is stored encrypted and never returned.',
  })
  @Audited('notifier.create')
  @ApiReply(201, Notifier)
  create(@CurrentActor() actor: Actor, @Body({ schema: NotifierDraft }) notifier: NotifierDraft) {
    return this.services.as(actor).request(CreateNotifier, { id: newId(), notifier });
  }

  @Get(':item_id')
  @ApiOperation({ summary: 'Get a notifier' })
  @ApiReply(200, Notifier)
  read(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(actor).request(ReadNotifier, { id });
  }

  @Put(':item_id')
  @ApiOperation({
    summary: 'Replace a notifier',
    description: 'Absent options are disabled. An absent or empty `appriseUrl` keeps the stored one.',
  })
  @Audited('notifier.update')
  @ApiReply(200, Notifier)
  update(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: NotifierUpdate }) notifier: NotifierUpdate,
  ) {
    return this.services.as(actor).request(UpdateNotifier, { id, notifier });
  }

  @Patch(':item_id')
  @ApiOperation({ summary: 'Update a notifier' })
  @Audited('notifier.update')
  @ApiReply(200, Notifier)
  patch(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: NotifierPatch }) changes: NotifierPatch,
  ) {
    return this.services.as(actor).request(PatchNotifier, { id, changes });
  }

  @Delete(':item_id')
  @ApiOperation({ summary: 'Delete a notifier' })
  @Audited('notifier.delete')
  @ApiReply(204)
  delete(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(actor).request(DeleteNotifier, { id });
  }

  @Get(':item_id/deliveries')
  @ApiOperation({
    summary: 'List the deliveries of a notifier',
    description: 'The last 50 of the last 30 days with their outcomes, the newest first.',
  })
  @ApiReply(200, PastDeliveries)
  listDeliveries(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(actor).request(ListNotifierDeliveries, { id });
  }

  @Post(':item_id/deliveries/:delivery_id/send-again')
  @ApiOperation({
    summary: 'Send a delivery of a notifier again',
    description:
      'Sends the stored message to the current address. The outcome is in the response, also when it failed.',
  })
  @Audited('notifier.send-again')
  @ApiReply(200, PastDelivery)
  sendAgain(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Param('delivery_id', { schema: Id }) deliveryId: string,
  ) {
    return this.services.as(actor).request(ResendNotification, { id, deliveryId, newDeliveryId: newId() });
  }

  @Post(':item_id/test')
  @ApiOperation({
    summary: 'Test a notifier',
    description:
      'Sends a message at once, also when the notifier is disabled. 400 with the reason when it was not delivered.',
  })
  @ApiReply(204)
  test(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(actor).request(TestNotifier, { id });
  }
}
