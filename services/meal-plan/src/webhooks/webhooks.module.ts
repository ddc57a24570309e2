import { provideModel } from '@larder/service-kit';
import { homeEgressProvider } from '@larder/service-kit/egress';
import { Module } from '@nestjs/common';
import { PlanEntriesModule } from '../plan-entries/index.js';
import { DeliverWebhookProcessor } from './deliver-webhook.processor.js';
import { WebhookController } from './webhook.controller.js';
import { WebhookRepository } from './webhook.repository.js';
import { WEBHOOKS, WebhookSchema } from './webhook.schema.js';
import { WebhookSchedule } from './webhook-schedule.js';
import { WebhookService } from './webhook.service.js';

/** Calls to other systems when something is planned for the day. */
@Module({
  imports: [PlanEntriesModule],
  controllers: [WebhookController],
  providers: [
    provideModel(WEBHOOKS, WebhookSchema),
    homeEgressProvider,
    WebhookRepository,
    WebhookSchedule,
    WebhookService,
    DeliverWebhookProcessor,
  ],
})
export class WebhooksModule {}
