import {
  CopyLabel,
  CreateLabel,
  DeleteLabel,
  DeleteLabels,
  FindUnknownLabels,
  LabelDeleted,
  ListLabels,
  PatchLabel,
  ReadGroupLabels,
  ReadLabel,
  ReadLabels,
  UpdateLabel,
  type Actor,
  type PayloadOf,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor, ListensTo, Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { LabelService } from './label.service.js';

@Controller()
export class LabelController {
  constructor(private readonly labels: LabelService) {}

  @Streams(ListLabels)
  list(query: RequestOf<typeof ListLabels>, @CurrentActor() actor: Actor) {
    return this.labels.list(actor, query);
  }

  @Answers(ReadLabel)
  read({ id }: RequestOf<typeof ReadLabel>, @CurrentActor() actor: Actor) {
    return this.labels.read(actor, id);
  }

  @Answers(ReadLabels)
  readByIds({ ids }: RequestOf<typeof ReadLabels>, @CurrentActor() actor: Actor) {
    return this.labels.readByIds(actor, ids);
  }

  @Answers(ReadGroupLabels)
  readAll(_request: RequestOf<typeof ReadGroupLabels>, @CurrentActor() actor: Actor) {
    return this.labels.readAll(actor);
  }

  @Answers(FindUnknownLabels)
  findUnknown(request: RequestOf<typeof FindUnknownLabels>) {
    return this.labels.findUnknown(request);
  }

  @Answers(CreateLabel)
  create({ id, label }: RequestOf<typeof CreateLabel>, @CurrentActor() actor: Actor) {
    return this.labels.create(actor, id, label);
  }

  @Answers(UpdateLabel)
  update({ id, label }: RequestOf<typeof UpdateLabel>, @CurrentActor() actor: Actor) {
    return this.labels.update(actor, id, label);
  }

  @Answers(PatchLabel)
  patch({ id, changes }: RequestOf<typeof PatchLabel>, @CurrentActor() actor: Actor) {
    return this.labels.patch(actor, id, changes);
  }

  @Answers(CopyLabel)
  copy(input: RequestOf<typeof CopyLabel>, @CurrentActor() actor: Actor) {
    return this.labels.copy(actor, input);
  }

  @Answers(DeleteLabel)
  delete({ id }: RequestOf<typeof DeleteLabel>, @CurrentActor() actor: Actor) {
    return this.labels.delete(actor, id);
  }

  @Answers(DeleteLabels)
  deleteAll({ ids }: RequestOf<typeof DeleteLabels>, @CurrentActor() actor: Actor) {
    return this.labels.deleteAll(actor, ids);
  }

  /** Repeats the removal, for an interrupted deletion, and for foods that were saved with the label concurrently. */
  @ListensTo(LabelDeleted)
  async onLabelDeleted({ groupId, labelId }: PayloadOf<typeof LabelDeleted>) {
    if (groupId) await this.labels.finishDeletion({ groupId }, [labelId]);
  }
}
