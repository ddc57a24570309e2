import { CreateNotifier, TestNotifier, UpdateNotifier, type Actor, type NotifierUpdate } from '@larder/contracts';
import { newId, type Environment } from '@larder/service-kit';
import { startWithForeignSite, type ForeignSite, type ServiceWithSite, type TestService } from '@larder/testing';
import type { z } from 'zod';
import { adminService } from '../../src/index.js';

type Update = z.input<typeof NotifierUpdate>;

/** The service with a site that receives notifications, and functions for the requests about notifiers. */
export class NotifierFixture {
  readonly service: TestService;
  readonly site: ForeignSite;

  private constructor(private readonly started: ServiceWithSite) {
    this.service = started.service;
    this.site = started.site;
  }

  static async start(env: Environment = {}): Promise<NotifierFixture> {
    return new NotifierFixture(await startWithForeignSite(adminService, env));
  }

  stop = () => this.started.stop();

  create = (actor: Actor, appriseUrl = 'gotify://hub.lan/token', name = 'Chat') =>
    this.service.as(actor).request(CreateNotifier, { id: newId(), notifier: { name, appriseUrl } });
  update = (actor: Actor, id: string, notifier: Update) =>
    this.service.as(actor).request(UpdateNotifier, { id, notifier });
  test = (actor: Actor, id: string) => this.service.as(actor).request(TestNotifier, { id });

  /** Creates a notifier with these subscriptions; returns the bodies that its address receives. */
  async subscribed<Body>(actor: Actor, options: NonNullable<Update['options']>, enabled = true): Promise<Body[]> {
    const { url, bodies } = this.site.receives<Body>();
    const { id } = await this.create(actor, url.replace('http:', 'json:'), 'Hub');
    await this.update(actor, id, { name: 'Hub', enabled, options });
    return bodies;
  }
}
