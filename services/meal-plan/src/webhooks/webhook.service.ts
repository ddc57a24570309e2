import {
  hasNeededUrl,
  MAX_WEBHOOKS,
  WebhookErrors,
  type Actor,
  type PageQuery,
  type Webhook,
  type WebhookDraft,
  type WebhookPatch,
} from '@larder/contracts';
import { orThrowNotFound } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { WebhookDeliveryRepository } from './deliveries/webhook-delivery.repository.js';
import { WebhookSchedule } from './schedule/webhook-schedule.js';
import { changesOf, toFields, toWebhook } from './webhook.mapper.js';
import { WebhookRepository } from './webhook.repository.js';

/** The webhooks of a household. Every member may change them. */
@Injectable()
export class WebhookService {
  constructor(
    private readonly webhooks: WebhookRepository,
    private readonly schedule: WebhookSchedule,
    private readonly deliveries: WebhookDeliveryRepository,
  ) {}

  async list(actor: Actor, query: PageQuery) {
    const { head, documents } = await this.webhooks.list(actor, query);
    return { head, webhooks: documents.map(toWebhook) };
  }

  async read(actor: Actor, id: string): Promise<Webhook> {
    return toWebhook(orThrowNotFound(await this.webhooks.find(actor, id)));
  }

  /** Creates a webhook. The gateway generates the id, so a repeated request returns the existing one. */
  async create(actor: Actor, id: string, draft: WebhookDraft): Promise<Webhook> {
    // Requests at the same time may exceed the limit by a few, which does no harm.
    const others = await this.webhooks.countOthers(actor, id);
    if (others >= MAX_WEBHOOKS) throw WebhookErrors.tooManyWebhooks({ most: MAX_WEBHOOKS });
    await this.webhooks.insert(actor, id, toFields(draft));
    return this.read(actor, id);
  }

  async update(actor: Actor, id: string, draft: WebhookDraft): Promise<Webhook> {
    return toWebhook(orThrowNotFound(await this.webhooks.update(actor, id, toFields(draft))));
  }

  /** Changes the given fields. Throws 422 when the webhook would be enabled without a URL that can be called. */
  async patch(actor: Actor, id: string, changes: WebhookPatch): Promise<Webhook> {
    const changed = { ...(await this.read(actor, id)), ...changesOf(changes) };
    if (!hasNeededUrl(changed)) throw WebhookErrors.needsUrl(changed.url);
    return toWebhook(orThrowNotFound(await this.webhooks.update(actor, id, changesOf(changes))));
  }

  async delete(actor: Actor, id: string): Promise<Webhook> {
    const webhook = orThrowNotFound(await this.webhooks.delete(actor, id));
    await this.deliveries.deleteOfSender(actor, id);
    return toWebhook(webhook);
  }

  /** Calls a webhook with today's plan, even if it is disabled. */
  async test(actor: Actor, id: string): Promise<null> {
    await this.schedule.test(orThrowNotFound(await this.webhooks.find(actor, id)));
    return null;
  }

  /** Calls the webhooks of the household that were due today. */
  async rerun(actor: Actor): Promise<null> {
    await this.schedule.rerun(actor);
    return null;
  }
}
