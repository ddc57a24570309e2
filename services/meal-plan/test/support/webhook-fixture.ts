import { CreateWebhook, WebhookDraft, type Actor } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { startWithForeignSite, type ForeignSite, type ServiceWithSite, type TestService } from '@larder/testing';
import type { z } from 'zod';
import { mealPlanService } from '../../src/index.js';

type Fields = Partial<z.input<typeof WebhookDraft>>;

/** A webhook that is due at half past four, with default values. */
export const webhookDraft = (fields: Fields = {}) =>
  WebhookDraft.parse({ url: 'https://hub.lan/hook', scheduledTime: '16:30', ...fields });

/** The service with a site that receives webhooks. */
export class WebhookFixture {
  readonly service: TestService;
  readonly site: ForeignSite;

  private constructor(private readonly started: ServiceWithSite) {
    this.service = started.service;
    this.site = started.site;
  }

  static async start(): Promise<WebhookFixture> {
    return new WebhookFixture(await startWithForeignSite(mealPlanService, { TZ: 'UTC' }));
  }

  stop = () => this.started.stop();

  create = (actor: Actor, fields: Fields = {}) =>
    this.service.as(actor).request(CreateWebhook, { id: newId(), webhook: webhookDraft(fields) });
}
