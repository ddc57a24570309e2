import {
  CreateNotifier,
  DeleteNotifier,
  DirectoryEntryDeleted,
  ListNotifierDeliveries,
  ListNotifiers,
  pageParts,
  PatchNotifier,
  ReadNotifier,
  ResendNotification,
  TestNotifier,
  UpdateNotifier,
  type Actor,
  type PayloadOf,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor, deletedTenant, ListensTo, Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { NotifierDeliveryRepository } from './deliveries/notifier-delivery.repository.js';
import { NotifierDeliveryService } from './deliveries/notifier-delivery.service.js';
import { NotifierRepository } from './notifier.repository.js';
import { NotifierService } from './notifier.service.js';

@Controller()
export class NotifierController {
  constructor(
    private readonly notifiers: NotifierService,
    private readonly repository: NotifierRepository,
    private readonly pastDeliveries: NotifierDeliveryService,
    private readonly deliveries: NotifierDeliveryRepository,
  ) {}

  @Streams(ListNotifiers)
  async *list(query: RequestOf<typeof ListNotifiers>, @CurrentActor() actor: Actor) {
    const { head, notifiers } = await this.notifiers.list(actor, query);
    yield* pageParts(head, notifiers);
  }

  @Answers(ReadNotifier)
  read({ id }: RequestOf<typeof ReadNotifier>, @CurrentActor() actor: Actor) {
    return this.notifiers.read(actor, id);
  }

  @Answers(CreateNotifier)
  create({ id, notifier }: RequestOf<typeof CreateNotifier>, @CurrentActor() actor: Actor) {
    return this.notifiers.create(actor, id, notifier);
  }

  @Answers(UpdateNotifier)
  update({ id, notifier }: RequestOf<typeof UpdateNotifier>, @CurrentActor() actor: Actor) {
    return this.notifiers.update(actor, id, notifier);
  }

  @Answers(PatchNotifier)
  patch({ id, changes }: RequestOf<typeof PatchNotifier>, @CurrentActor() actor: Actor) {
    return this.notifiers.patch(actor, id, changes);
  }

  @Answers(DeleteNotifier)
  async delete({ id }: RequestOf<typeof DeleteNotifier>, @CurrentActor() actor: Actor) {
    await this.notifiers.delete(actor, id);
    return null;
  }

  @Answers(TestNotifier)
  async test({ id }: RequestOf<typeof TestNotifier>, @CurrentActor() actor: Actor) {
    await this.notifiers.test(actor, id);
    return null;
  }

  @Answers(ListNotifierDeliveries)
  listDeliveries({ id }: RequestOf<typeof ListNotifierDeliveries>, @CurrentActor() actor: Actor) {
    return this.pastDeliveries.list(actor, id);
  }

  @Answers(ResendNotification)
  resend(request: RequestOf<typeof ResendNotification>, @CurrentActor() actor: Actor) {
    return this.pastDeliveries.resend(actor, request);
  }

  /** Notifiers and their deliveries are deleted with their household or group. */
  @ListensTo(DirectoryEntryDeleted)
  async onDeleted(event: PayloadOf<typeof DirectoryEntryDeleted>): Promise<void> {
    const tenant = deletedTenant(event);
    if (!tenant) return;
    await this.repository.deleteOfTenant(tenant);
    await this.deliveries.deleteOfTenant(tenant);
  }
}
