import { CommonErrors, type Actor, type PastDelivery } from '@larder/contracts';
import { toPastDelivery } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { WebhookRepository } from '../webhook.repository.js';
import { WebhookCaller } from './webhook-caller.js';
import { WebhookDeliveryRepository } from './webhook-delivery.repository.js';
import type { WebhookDeliveryDocument } from './webhook-delivery.schema.js';

/** The delivery to repeat, and the id of the new one. */
interface Resend {
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

  /** The past deliveries of a webhook. Throws `common.not-found` for one of another household. */
  async list(actor: Actor, webhookId: string): Promise<{ items: PastDelivery[] }> {
    if (!(await this.webhooks.find(actor, webhookId))) throw CommonErrors.notFound();
    return { items: (await this.deliveries.findNewest(actor, webhookId)).map(toReply) };
  }

  /** Repeats a call, also of a disabled webhook. A failed call is returned as an outcome, not thrown. */
  async resend(actor: Actor, { id: webhookId, deliveryId, newDeliveryId }: Resend): Promise<PastDelivery> {
    const webhook = await this.webhooks.find(actor, webhookId);
    const original = webhook && (await this.deliveries.find(actor, webhookId, deliveryId));
    if (!original) throw CommonErrors.notFound();
    const existing = await this.deliveries.find(actor, webhookId, newDeliveryId);
    if (existing) return toReply(existing);
    const { eventId, from, to, day, isTest } = original;
    const call = { eventId, from, to, day, isTest };
    await this.caller.call(webhook, call, { deliveryId: newDeliveryId, attempt: 1, again: true });
    const delivery = await this.deliveries.find(actor, webhookId, newDeliveryId);
    if (!delivery) throw CommonErrors.notFound();
    return toReply(delivery);
  }
}

function toReply(delivery: WebhookDeliveryDocument): PastDelivery {
  return toPastDelivery(delivery, delivery.isTest ? 'test' : 'scheduled');
}
