import { CommonErrors, type Actor, type PastDelivery } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { WebhookCaller } from './webhook-caller.js';
import { WebhookRepository } from './webhook.repository.js';
import { toPastDelivery } from './deliveries/webhook-delivery.mapper.js';
import { WebhookDeliveryRepository } from './deliveries/webhook-delivery.repository.js';

interface Again {
  id: string;
  deliveryId: string;
  newDeliveryId: string;
}

/** What became of the calls of a webhook. Every member of its household may read it and repeat a call. */
@Injectable()
export class WebhookDeliveryService {
  constructor(
    private readonly webhooks: WebhookRepository,
    private readonly deliveries: WebhookDeliveryRepository,
    private readonly caller: WebhookCaller,
  ) {}

  /** Throws not found for a webhook of another household. */
  async list(actor: Actor, webhookId: string): Promise<{ items: PastDelivery[] }> {
    if (!(await this.webhooks.find(actor, webhookId))) throw CommonErrors.notFound();
    return { items: (await this.deliveries.list(actor, webhookId)).map(toPastDelivery) };
  }

  /** Calls once more, also a disabled webhook. A call that is not delivered is an answer, no error. */
  async sendAgain(actor: Actor, { id: webhookId, deliveryId, newDeliveryId }: Again): Promise<PastDelivery> {
    const webhook = await this.webhooks.find(actor, webhookId);
    const before = webhook && (await this.deliveries.find(actor, webhookId, deliveryId));
    if (!before) throw CommonErrors.notFound();
    const done = await this.deliveries.find(actor, webhookId, newDeliveryId);
    if (done) return toPastDelivery(done);
    const { eventId, from, to, day, isTest } = before;
    const call = { eventId, from, to, day, isTest };
    await this.caller.call(webhook, call, { deliveryId: newDeliveryId, attempt: 1, again: true });
    const sent = await this.deliveries.find(actor, webhookId, newDeliveryId);
    if (!sent) throw CommonErrors.notFound();
    return toPastDelivery(sent);
  }
}
