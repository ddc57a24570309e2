import {
  CommonErrors,
  NotifierErrors,
  type Actor,
  type PastDelivery,
  type RequestOf,
  type ResendNotification,
} from '@larder/contracts';
import { InjectConfig, orThrowNotFound, toPastDelivery } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { AdminConfig } from '../../config.js';
import { NotifierRepository } from '../notifier.repository.js';
import { NotifierDeliveryRepository } from './notifier-delivery.repository.js';
import type { NotifierDeliveryDocument } from './notifier-delivery.schema.js';
import { RecordedSender } from './recorded-sender.js';

/** The deliveries of a notifier. Every member of its household may read and repeat them. */
@Injectable()
export class NotifierDeliveryService {
  constructor(
    private readonly notifiers: NotifierRepository,
    private readonly deliveries: NotifierDeliveryRepository,
    private readonly sender: RecordedSender,
    @InjectConfig() private readonly config: AdminConfig,
  ) {}

  /** @throws not found for a notifier of another household */
  async list(actor: Actor, notifierId: string): Promise<{ items: PastDelivery[] }> {
    if (!(await this.notifiers.find(actor, notifierId))) throw CommonErrors.notFound();
    return { items: (await this.deliveries.findNewest(actor, notifierId)).map(toResponse) };
  }

  /** Repeats a delivery, also of a disabled notifier. A failed delivery is returned as an outcome, not thrown. */
  async resend(actor: Actor, request: RequestOf<typeof ResendNotification>): Promise<PastDelivery> {
    const { id: notifierId, deliveryId, newDeliveryId } = request;
    if (this.config.IS_DEMO) throw CommonErrors.demo();
    const notifier = await this.notifiers.find(actor, notifierId);
    const before = notifier && (await this.deliveries.find(actor, notifierId, deliveryId));
    if (!before) throw CommonErrors.notFound();
    const done = await this.deliveries.find(actor, notifierId, newDeliveryId);
    if (done) return toResponse(done);
    const notification = await this.sender.contentOf(before);
    if (!notification) throw NotifierErrors.notDelivered({ reason: 'the message can no longer be read' });
    const content = { kind: before.kind, notification };
    await this.sender.send(notifier, content, { deliveryId: newDeliveryId, attempt: 1, again: true });
    const delivery = orThrowNotFound(await this.deliveries.find(actor, notifierId, newDeliveryId));
    return toResponse(delivery);
  }
}

const toResponse = (delivery: NotifierDeliveryDocument) => toPastDelivery(delivery, delivery.kind);
