import {
  CreateTimelineEvent,
  DeleteTimelineEvent,
  ListTimelineEvents,
  ReadTimelineEvent,
  ReadTimelineEventForEdit,
  SetTimelineImage,
  UpdateTimelineEvent,
  type Actor,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor, Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { TimelineImages } from './timeline-images.js';
import { TimelineService } from './timeline.service.js';

@Controller()
export class TimelineController {
  constructor(
    private readonly timeline: TimelineService,
    private readonly images: TimelineImages,
  ) {}

  @Streams(ListTimelineEvents)
  list(query: RequestOf<typeof ListTimelineEvents>, @CurrentActor() actor: Actor) {
    return this.timeline.list(actor, query);
  }

  @Answers(ReadTimelineEvent)
  read({ id }: RequestOf<typeof ReadTimelineEvent>, @CurrentActor() actor: Actor) {
    return this.timeline.read(actor, id);
  }

  @Answers(ReadTimelineEventForEdit)
  async readForEdit({ id }: RequestOf<typeof ReadTimelineEventForEdit>, @CurrentActor() actor: Actor) {
    await this.timeline.findForUpdate(actor, id);
    return { id };
  }

  @Answers(CreateTimelineEvent)
  create({ id, event }: RequestOf<typeof CreateTimelineEvent>, @CurrentActor() actor: Actor) {
    return this.timeline.create(actor, id, event);
  }

  @Answers(UpdateTimelineEvent)
  update({ id, changes }: RequestOf<typeof UpdateTimelineEvent>, @CurrentActor() actor: Actor) {
    return this.timeline.update(actor, id, changes);
  }

  @Answers(DeleteTimelineEvent)
  delete({ id }: RequestOf<typeof DeleteTimelineEvent>, @CurrentActor() actor: Actor) {
    return this.timeline.delete(actor, id);
  }

  @Answers(SetTimelineImage)
  setImage({ id, uploadKey }: RequestOf<typeof SetTimelineImage>, @CurrentActor() actor: Actor) {
    return this.images.set(actor, id, uploadKey);
  }
}
