import { provideModel } from '@larder/service-kit';
import { localEgressProvider } from '@larder/service-kit/egress';
import { Module } from '@nestjs/common';
import { PlanEntriesModule } from '../plan-entries/index.js';
import { WebhookDeliveryRepository } from './deliveries/webhook-delivery.repository.js';
import { WEBHOOK_DELIVERIES, WebhookDeliverySchema } from './deliveries/webhook-delivery.schema.js';
import { WebhookDeliveryService } from './deliveries/webhook-delivery.service.js';
import { DeliverWebhookProcessor } from './deliveries/deliver-webhook.processor.js';
import { WebhookCaller } from './deliveries/webhook-caller.js';
import { WebhookController } from './webhook.controller.js';
import { WebhookRepository } from './webhook.repository.js';
import { WEBHOOKS, WebhookSchema } from './webhook.schema.js';
import { WebhookSchedule } from './schedule/webhook-schedule.js';
import { WebhookService } from './webhook.service.js';

/** Webhooks, which are called with the plan of the day. */
@Module({
  imports: [PlanEntriesModule],
  controllers: [WebhookController],
  providers: [
    provideModel(WEBHOOKS, WebhookSchema),
    provideModel(WEBHOOK_DELIVERIES, WebhookDeliverySchema),
    localEgressProvider,
    WebhookRepository,
    WebhookDeliveryRepository,
    WebhookDeliveryService,
    WebhookCaller,
    WebhookSchedule,
    WebhookService,
    DeliverWebhookProcessor,
  ],
})
export class WebhooksModule {}
