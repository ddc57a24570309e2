import {
  CommonErrors,
  NotifierErrors,
  type Actor,
  type Notifier,
  type NotifierDraft,
  type NotifierPatch,
  type NotifierUpdate,
  type PageQuery,
} from '@larder/contracts';
import { InjectConfig, newId, orThrowNotFound } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { AdminConfig } from '../config.js';
import { SecretBox } from '../secrets/index.js';
import { NotifierDeliveryRepository } from './deliveries/notifier-delivery.repository.js';
import { RecordedSender } from './deliveries/recorded-sender.js';
import { nameSortOf, subscriptionsOf, toNotifier } from './notifier.mapper.js';
import { NotifierRepository } from './notifier.repository.js';
import { isSent, reasonOf } from './send-outcome.js';

const TEST_MESSAGE = { title: 'Test Message', text: 'test message', event: null };

/** The notifiers of a household. Every member may change them; their addresses are never returned. */
@Injectable()
export class NotifierService {
  constructor(
    private readonly notifiers: NotifierRepository,
    private readonly secrets: SecretBox,
    private readonly sender: RecordedSender,
    private readonly deliveries: NotifierDeliveryRepository,
    @InjectConfig() private readonly config: AdminConfig,
  ) {}

  async list(actor: Actor, query: PageQuery) {
    const { head, documents } = await this.notifiers.list(actor, query);
    return { head, notifiers: documents.map(toNotifier) };
  }

  async read(actor: Actor, id: string): Promise<Notifier> {
    return toNotifier(orThrowNotFound(await this.notifiers.find(actor, id)));
  }

  /** Creates a notifier. The gateway generates the id, so a repeated request returns the existing one. */
  async create(actor: Actor, id: string, { name, appriseUrl }: NotifierDraft): Promise<Notifier> {
    const sealedUrl = await this.secrets.seal(appriseUrl, id);
    const names = { name, nameSort: nameSortOf(name) };
    await this.notifiers.insert(actor, id, {
      ...names,
      enabled: true,
      sealedUrl,
      subscriptions: {},
      optionsId: newId(),
    });
    return this.read(actor, id);
  }

  /** Replaces a notifier; an absent address is kept. */
  async update(actor: Actor, id: string, { name, enabled, appriseUrl, options }: NotifierUpdate): Promise<Notifier> {
    const changes = {
      name,
      nameSort: nameSortOf(name),
      enabled,
      optionsId: newId(),
      ...(appriseUrl ? { sealedUrl: await this.secrets.seal(appriseUrl, id) } : {}),
      subscriptions: subscriptionsOf(options),
    };
    return toNotifier(orThrowNotFound(await this.notifiers.update(actor, id, changes)));
  }

  /** Changes the given fields and subscriptions. */
  async patch(actor: Actor, id: string, { name, enabled, appriseUrl, options }: NotifierPatch): Promise<Notifier> {
    const changes = {
      ...(name !== undefined && { name, nameSort: nameSortOf(name) }),
      ...(enabled !== undefined && { enabled }),
      ...(appriseUrl ? { sealedUrl: await this.secrets.seal(appriseUrl, id) } : {}),
      subscriptions: options ? subscriptionsOf(options) : {},
    };
    return toNotifier(orThrowNotFound(await this.notifiers.update(actor, id, changes)));
  }

  async delete(actor: Actor, id: string): Promise<void> {
    if (!(await this.notifiers.delete(actor, id))) throw CommonErrors.notFound();
    await this.deliveries.deleteOfSender(actor, id);
  }

  /** Sends a test message, regardless of the subscriptions. Throws with the reason when it is not delivered. */
  async test(actor: Actor, id: string): Promise<void> {
    if (this.config.IS_DEMO) throw CommonErrors.demo();
    const notifier = orThrowNotFound(await this.notifiers.find(actor, id));
    const content = { kind: 'testMessage', notification: TEST_MESSAGE } as const;
    const outcome = await this.sender.send(notifier, content, { deliveryId: newId(), attempt: 1, again: false });
    if (!isSent(outcome)) throw NotifierErrors.notDelivered({ reason: reasonOf(outcome) });
  }
}
