import { Injectable } from '@nestjs/common';
import { SecretBox } from '../../secrets/index.js';
import { NotificationSender } from '../notification-sender.js';
import type { Notification } from '../notification.js';
import type { NotifierDocument } from '../notifier.schema.js';
import { isSent, reasonOf, type SendOutcome } from '../send-outcome.js';
import { NotifierDeliveryRepository } from './notifier-delivery.repository.js';
import type { DeliveryKind } from './notifier-delivery.schema.js';

/** The notification to send, and the reason. */
interface Content {
  kind: DeliveryKind;
  notification: Notification;
}

interface Attempt {
  /** The delivery this is an attempt of. */
  deliveryId: string;
  /** The number of the attempt, from 1. */
  attempt: number;
  /** Whether a user repeats an earlier delivery. */
  again: boolean;
  signal?: AbortSignal;
}

/** Sends notifications and records the outcome. */
@Injectable()
export class RecordedSender {
  constructor(
    private readonly sender: NotificationSender,
    private readonly deliveries: NotifierDeliveryRepository,
    private readonly secrets: SecretBox,
  ) {}

  /** Sends once; a failure is the outcome, never thrown. */
  async send(
    notifier: NotifierDocument,
    { kind, notification }: Content,
    { deliveryId, attempt, again, signal }: Attempt,
  ): Promise<SendOutcome> {
    const at = new Date();
    const outcome = await this.sender.send(notifier, notification, signal);
    const durationMs = Date.now() - at.getTime();
    const { _id: senderId, groupId, householdId } = notifier;
    const { target, status } = outcome;
    const delivered = isSent(outcome);
    await this.deliveries.save(deliveryId, {
      groupId,
      householdId,
      senderId,
      at,
      kind,
      again,
      target,
      status,
      delivered,
      durationMs,
      attempts: attempt,
      error: delivered ? null : reasonOf(outcome),
      sealed: await this.secrets.seal(JSON.stringify(notification), deliveryId),
    });
    return outcome;
  }

  /** The content of a delivery; null when it cannot be decrypted any more. */
  async contentOf({ _id, sealed }: { _id: string; sealed: string }): Promise<Notification | null> {
    const text = await this.secrets.open(sealed, _id);
    return text === null ? null : (JSON.parse(text) as Notification);
  }
}
