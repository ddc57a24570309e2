import { RecipeErrors, type Actor, type TimelineImage } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { PictureMaker, RecipeFiles } from '../../storage/index.js';
import { TimelineRepository } from './timeline.repository.js';
import { TimelineService } from './timeline.service.js';

/** The pictures of events. */
@Injectable()
export class TimelineImages {
  constructor(
    private readonly timeline: TimelineService,
    private readonly events: TimelineRepository,
    private readonly maker: PictureMaker,
    private readonly files: RecipeFiles,
  ) {}

  /** Makes an upload the picture of an event. The upload is used up, whatever happens. Only the first one is told. */
  set(actor: Actor, id: string, uploadKey: string): Promise<{ image: TimelineImage }> {
    return this.maker.consume(uploadKey, async () => {
      const found = await this.timeline.own(actor, id);
      const pictures = await this.maker.make(uploadKey);
      if (!pictures) throw RecipeErrors.notAnImage();
      await this.files.putEventPictures(found.event.recipeId, id, pictures);
      const image = 'has image';
      if (found.event.image === image) await this.events.update(actor, id, { image }, []);
      else await this.timeline.save(actor, found, { image });
      return { image };
    });
  }
}
