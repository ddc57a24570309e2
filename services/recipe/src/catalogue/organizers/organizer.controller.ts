import {
  CopyOrganizer,
  CreateOrganizer,
  DeleteOrganizer,
  DeleteOrganizers,
  ListEmptyOrganizers,
  ListOrganizers,
  OrganizerDeleted,
  PatchOrganizer,
  ReadOrganizer,
  ReadOrganizerBySlug,
  UpdateOrganizer,
  type Actor,
  type PayloadOf,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor, ListensTo, Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { OrganizerService } from './organizer.service.js';

@Controller()
export class OrganizerController {
  constructor(private readonly organizers: OrganizerService) {}

  @Streams(ListOrganizers)
  list({ kind, query }: RequestOf<typeof ListOrganizers>, @CurrentActor() actor: Actor) {
    return this.organizers.list(actor, kind, query);
  }

  @Answers(ReadOrganizer)
  read({ kind, id }: RequestOf<typeof ReadOrganizer>, @CurrentActor() actor: Actor) {
    return this.organizers.read(actor, kind, id);
  }

  @Answers(ReadOrganizerBySlug)
  readBySlug({ kind, slug }: RequestOf<typeof ReadOrganizerBySlug>, @CurrentActor() actor: Actor) {
    return this.organizers.readBySlug(actor, kind, slug);
  }

  @Answers(ListEmptyOrganizers)
  listEmpty({ kind }: RequestOf<typeof ListEmptyOrganizers>, @CurrentActor() actor: Actor) {
    return this.organizers.listEmpty(actor, kind);
  }

  @Answers(CreateOrganizer)
  create(input: RequestOf<typeof CreateOrganizer>, @CurrentActor() actor: Actor) {
    return this.organizers.create(actor, input);
  }

  @Answers(UpdateOrganizer)
  update(input: RequestOf<typeof UpdateOrganizer>, @CurrentActor() actor: Actor) {
    return this.organizers.update(actor, input);
  }

  @Answers(PatchOrganizer)
  patch({ kind, id, changes }: RequestOf<typeof PatchOrganizer>, @CurrentActor() actor: Actor) {
    return this.organizers.patch(actor, kind, id, changes);
  }

  @Answers(CopyOrganizer)
  copy({ kind, ...input }: RequestOf<typeof CopyOrganizer>, @CurrentActor() actor: Actor) {
    return this.organizers.copy(actor, kind, input);
  }

  @Answers(DeleteOrganizer)
  delete({ kind, id }: RequestOf<typeof DeleteOrganizer>, @CurrentActor() actor: Actor) {
    return this.organizers.delete(actor, kind, id);
  }

  @Answers(DeleteOrganizers)
  deleteAll({ kind, ids }: RequestOf<typeof DeleteOrganizers>, @CurrentActor() actor: Actor) {
    return this.organizers.deleteAll(actor, kind, ids);
  }

  /**
   * Repeats the removal, for an interrupted deletion, and for recipes that were saved with the organizer concurrently.
   */
  @ListensTo(OrganizerDeleted)
  async onOrganizerDeleted({ groupId, kind, organizerId }: PayloadOf<typeof OrganizerDeleted>) {
    if (groupId) await this.organizers.finishDeletion({ groupId }, kind, [organizerId]);
  }
}
