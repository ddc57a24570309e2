import {
  CommonErrors,
  CreateWebhook,
  DeleteWebhook,
  DirectoryEntryDeleted,
  ListWebhookDeliveries,
  ListWebhooks,
  pageParts,
  PatchWebhook,
  ReadWebhook,
  RerunWebhooks,
  ResendWebhook,
  TestWebhook,
  UpdateWebhook,
  type Actor,
  type PayloadOf,
  type RequestOf,
  type Webhook,
} from '@larder/contracts';
import { Answers, CurrentActor, deletedTenant, InjectConfig, ListensTo, Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import type { MealPlanConfig } from '../config.js';
import { WebhookDeliveryRepository } from './deliveries/webhook-delivery.repository.js';
import { WebhookDeliveryService } from './deliveries/webhook-delivery.service.js';
import { WebhookRepository } from './webhook.repository.js';
import { WebhookService } from './webhook.service.js';

@Controller()
export class WebhookController {
  constructor(
    private readonly webhooks: WebhookService,
    private readonly repository: WebhookRepository,
    private readonly deliveries: WebhookDeliveryService,
    private readonly deliveryRepository: WebhookDeliveryRepository,
    @InjectConfig() private readonly config: MealPlanConfig,
  ) {}

  @Streams(ListWebhooks)
  async *list(query: RequestOf<typeof ListWebhooks>, @CurrentActor() actor: Actor) {
    const { head, webhooks } = await this.webhooks.list(actor, query);
    yield* pageParts<Webhook>(head, webhooks);
  }

  @Answers(ReadWebhook)
  read({ id }: RequestOf<typeof ReadWebhook>, @CurrentActor() actor: Actor) {
    return this.webhooks.read(actor, id);
  }

  @Answers(CreateWebhook)
  create({ id, webhook }: RequestOf<typeof CreateWebhook>, @CurrentActor() actor: Actor) {
    return this.webhooks.create(actor, id, webhook);
  }

  @Answers(UpdateWebhook)
  update({ id, webhook }: RequestOf<typeof UpdateWebhook>, @CurrentActor() actor: Actor) {
    return this.webhooks.update(actor, id, webhook);
  }

  @Answers(PatchWebhook)
  patch({ id, changes }: RequestOf<typeof PatchWebhook>, @CurrentActor() actor: Actor) {
    return this.webhooks.patch(actor, id, changes);
  }

  @Answers(DeleteWebhook)
  delete({ id }: RequestOf<typeof DeleteWebhook>, @CurrentActor() actor: Actor) {
    return this.webhooks.delete(actor, id);
  }

  @Answers(TestWebhook)
  test({ id }: RequestOf<typeof TestWebhook>, @CurrentActor() actor: Actor) {
    if (this.config.IS_DEMO) throw CommonErrors.demo();
    return this.webhooks.test(actor, id);
  }

  @Answers(RerunWebhooks)
  rerun(_request: RequestOf<typeof RerunWebhooks>, @CurrentActor() actor: Actor) {
    if (this.config.IS_DEMO) throw CommonErrors.demo();
    return this.webhooks.rerun(actor);
  }

  @Answers(ListWebhookDeliveries)
  listDeliveries({ id }: RequestOf<typeof ListWebhookDeliveries>, @CurrentActor() actor: Actor) {
    return this.deliveries.list(actor, id);
  }

  @Answers(ResendWebhook)
  resend(request: RequestOf<typeof ResendWebhook>, @CurrentActor() actor: Actor) {
    if (this.config.IS_DEMO) throw CommonErrors.demo();
    return this.deliveries.resend(actor, request);
  }

  /** Webhooks and their deliveries are deleted with their household or group. */
  @ListensTo(DirectoryEntryDeleted)
  async onDeleted(event: PayloadOf<typeof DirectoryEntryDeleted>): Promise<void> {
    const tenant = deletedTenant(event);
    if (!tenant) return;
    await this.repository.deleteOfTenant(tenant);
    await this.deliveryRepository.deleteOfTenant(tenant);
  }
}
