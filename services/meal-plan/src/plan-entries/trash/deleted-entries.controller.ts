import {
  ListDeletedPlanEntries,
  PurgePlanEntry,
  RestoreDeletedPlanEntry,
  type Actor,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor, Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { DeletedEntries } from './deleted-entries.js';

@Controller()
export class DeletedEntriesController {
  constructor(private readonly deleted: DeletedEntries) {}

  @Streams(ListDeletedPlanEntries)
  list(query: RequestOf<typeof ListDeletedPlanEntries>, @CurrentActor() actor: Actor) {
    return this.deleted.list(actor, query);
  }

  @Answers(RestoreDeletedPlanEntry)
  restore({ id }: RequestOf<typeof RestoreDeletedPlanEntry>, @CurrentActor() actor: Actor) {
    return this.deleted.restore(actor, id);
  }

  @Answers(PurgePlanEntry)
  async purge({ id }: RequestOf<typeof PurgePlanEntry>, @CurrentActor() actor: Actor) {
    await this.deleted.purge(actor, id);
    return null;
  }
}
