import { CommonErrors, type Actor, type PastDelivery } from '@larder/contracts';
import { toPastDelivery } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { WebhookCaller } from './webhook-caller.js';
import { WebhookRepository } from '../webhook.repository.js';
import { WebhookDeliveryRepository } from './webhook-delivery.repository.js';
import type { WebhookDeliveryDocument } from './webhook-delivery.schema.js';

interface Again {
  id: string;
  deliveryId: string;
  newDeliveryId: string;
}

/** The deliveries of a webhook. Every member of its household may read and repeat them. */
@Injectable()
export class WebhookDeliveryService {
  constructor(
    private readonly webhooks: WebhookRepository,
    private readonly deliveries: WebhookDeliveryRepository,
    private readonly caller: WebhookCaller,
  ) {}

  /** @throws not found for a webhook of another household */
  async list(actor: Actor, webhookId: string): Promise<{ items: PastDelivery[] }> {
    if (!(await this.webhooks.find(actor, webhookId))) throw CommonErrors.notFound();
    return { items: (await this.deliveries.list(actor, webhookId)).map(toAnswer) };
  }

  /** Repeats a call, also of a disabled webhook. A failed call is returned as an outcome, not thrown. */
  async sendAgain(actor: Actor, { id: webhookId, deliveryId, newDeliveryId }: Again): Promise<PastDelivery> {
    const webhook = await this.webhooks.find(actor, webhookId);
    const before = webhook && (await this.deliveries.find(actor, webhookId, deliveryId));
    if (!before) throw CommonErrors.notFound();
    const done = await this.deliveries.find(actor, webhookId, newDeliveryId);
    if (done) return toAnswer(done);
    const { eventId, from, to, day, isTest } = before;
    const call = { eventId, from, to, day, isTest };
    await this.caller.call(webhook, call, { deliveryId: newDeliveryId, attempt: 1, again: true });
    const delivery = await this.deliveries.find(actor, webhookId, newDeliveryId);
    if (!delivery) throw CommonErrors.notFound();
    return toAnswer(delivery);
  }
}

const toAnswer = (delivery: WebhookDeliveryDocument) =>
  toPastDelivery(delivery, delivery.isTest ? 'test' : 'scheduled');
