import { RecipeErrors, type Actor, type TimelineImage } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { ImageConverter, RecipeFiles } from '../../storage/index.js';
import { TimelineRepository } from './timeline.repository.js';
import { TimelineService } from './timeline.service.js';

/** The images of events. */
@Injectable()
export class TimelineImages {
  constructor(
    private readonly timeline: TimelineService,
    private readonly events: TimelineRepository,
    private readonly converter: ImageConverter,
    private readonly files: RecipeFiles,
  ) {}

  /** Makes an upload the image of an event. The upload is always removed. Only the first image is published. */
  set(actor: Actor, id: string, uploadKey: string): Promise<{ image: TimelineImage }> {
    return this.converter.consume(uploadKey, async () => {
      const existing = await this.timeline.findForUpdate(actor, id);
      const images = await this.converter.convert(uploadKey);
      if (!images) throw RecipeErrors.notAnImage();
      await this.files.putEventImages(existing.event.recipeId, id, images);
      const image = 'has image';
      if (existing.event.image === image) await this.events.update(actor, id, { image }, []);
      else await this.timeline.save(actor, existing, { image });
      return { image };
    });
  }
}
