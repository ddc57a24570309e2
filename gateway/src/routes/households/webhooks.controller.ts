import {
  CreateWebhook,
  DeleteWebhook,
  Id,
  ListWebhookDeliveries,
  ListWebhooks,
  Nothing,
  Page,
  PageQuery,
  PastDeliveries,
  PastDelivery,
  PatchWebhook,
  ReadWebhook,
  RerunWebhooks,
  ResendWebhook,
  TestWebhook,
  UpdateWebhook,
  Webhook,
  WebhookDraft,
  WebhookPatch,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, newId, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Audited } from '../../audit/audited.js';
import { Pages } from '../../http/responses/pages.js';
import { ApiReply } from '../../openapi/api-reply.js';

@ApiTags('Households: Webhooks')
@Controller('api/households/webhooks')
export class WebhooksController {
  constructor(
    private readonly services: ServiceClient,
    private readonly pages: Pages,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List webhooks' })
  @ApiReply(200, Page(Webhook))
  list(@CurrentActor() actor: Actor, @Query({ schema: PageQuery }) query: PageQuery) {
    return this.pages.read(actor, ListWebhooks, { path: '/households/webhooks', query });
  }

  @Post()
  @ApiOperation({
    summary: 'Create a webhook',
    description:
      'It is called at `scheduledTime` (UTC, or in `timeZone`) on days with planned meals. A household has 100 at most.',
  })
  @Audited('webhook.create')
  @ApiReply(201, Webhook)
  create(@CurrentActor() actor: Actor, @Body({ schema: WebhookDraft }) webhook: WebhookDraft) {
    return this.services.as(actor).request(CreateWebhook, { id: newId(), webhook });
  }

  /** Calls all webhooks of the household that were due earlier today. */
  @Post('rerun')
  @ApiOperation({
    summary: "Call today's webhooks again",
    description: 'Calls all enabled webhooks of the household whose time has passed today (UTC). Answers at once.',
  })
  @ApiReply(200, Nothing)
  rerun(@CurrentActor() actor: Actor) {
    return this.services.as(actor).request(RerunWebhooks, {});
  }

  @Get(':item_id')
  @ApiOperation({ summary: 'Get a webhook' })
  @ApiReply(200, Webhook)
  read(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(actor).request(ReadWebhook, { id });
  }

  @Put(':item_id')
  @ApiOperation({ summary: 'Replace a webhook' })
  @Audited('webhook.update')
  @ApiReply(200, Webhook)
  update(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: WebhookDraft }) webhook: WebhookDraft,
  ) {
    return this.services.as(actor).request(UpdateWebhook, { id, webhook });
  }

  @Patch(':item_id')
  @ApiOperation({ summary: 'Update a webhook' })
  @Audited('webhook.update')
  @ApiReply(200, Webhook)
  patch(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: WebhookPatch }) changes: WebhookPatch,
  ) {
    return this.services.as(actor).request(PatchWebhook, { id, changes });
  }

  @Post(':item_id/test')
  @ApiOperation({
    summary: 'Test a webhook',
    description:
      "Calls it once with today's entries, also when it is disabled. Answers at once; the outcome is listed with its deliveries.",
  })
  @ApiReply(200, Nothing)
  test(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(actor).request(TestWebhook, { id });
  }

  @Get(':item_id/deliveries')
  @ApiOperation({
    summary: 'List the deliveries of a webhook',
    description: 'The last 50 of the last 30 days with their outcomes, the newest first.',
  })
  @ApiReply(200, PastDeliveries)
  listDeliveries(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(actor).request(ListWebhookDeliveries, { id });
  }

  @Post(':item_id/deliveries/:delivery_id/send-again')
  @ApiOperation({
    summary: 'Send a delivery of a webhook again',
    description:
      'Calls the webhook with the same `eventId` and the current plan of that day. The outcome is in the response, also when it failed.',
  })
  @Audited('webhook.send-again')
  @ApiReply(200, PastDelivery)
  sendAgain(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Param('delivery_id', { schema: Id }) deliveryId: string,
  ) {
    return this.services.as(actor).request(ResendWebhook, { id, deliveryId, newDeliveryId: newId() });
  }

  @Delete(':item_id')
  @ApiOperation({ summary: 'Delete a webhook' })
  @Audited('webhook.delete')
  @ApiReply(200, Webhook)
  delete(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(actor).request(DeleteWebhook, { id });
  }
}
