import { Readable } from 'node:stream';
import { ParserErrors, type Actor, type RequestOf, type ImportFromImages } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { AiClient } from '../ai/ai-client.js';
import { withSchema } from '../ai/with-schema.js';
import { UploadedArchives } from '../archives/uploaded-archives.js';
import { durationWords } from '../imports/duration-words.js';
import { RecipeKeeper } from '../imports/recipe-keeper.js';
import { nameOf } from '../imports/recipe-parts.js';
import { ImageRecipe, imageRecipe, imageTask } from './image-recipe.js';
import { Jpegs } from './jpegs.js';

/** Reads recipes off pictures (docs/api/import-and-parser.md#import-from-archives-and-images). */
@Injectable()
export class ImageImportService {
  constructor(
    private readonly ai: AiClient,
    private readonly jpegs: Jpegs,
    private readonly uploads: UploadedArchives,
    private readonly keeper: RecipeKeeper,
  ) {}

  /** Stores the one recipe that the pictures show; gives its slug. The uploads are used up, whatever happens. */
  async fromImages(actor: Actor, request: RequestOf<typeof ImportFromImages>): Promise<{ slug: string }> {
    try {
      if (!this.ai.takesImages) throw ParserErrors.aiImagesNotEnabled();
      return await this.import(actor, request);
    } finally {
      await Promise.all(request.uploadKeys.map((key) => this.uploads.discard(key)));
    }
  }

  private async import(
    actor: Actor,
    { uploadKeys, translateLanguage }: RequestOf<typeof ImportFromImages>,
  ): Promise<{ slug: string }> {
    const images: Buffer[] = [];
    // One after the other: each may take a quarter of a gigabyte while it is decoded.
    for (const key of uploadKeys) images.push(await this.jpegs.of(key));
    const task = withSchema(imageTask(translateLanguage), ImageRecipe);
    const read = await this.ai.askFor(ImageRecipe, { task, input: 'Which recipe is this?', images });
    const found = imageRecipe(read, durationWords(actor.locale));
    if (!found) throw ParserErrors.noRecipeInImage();
    const id = newId();
    const recipe = { ...found, name: nameOf(found.name ?? '', id) };
    const own = () => Readable.from(images.slice(0, 1)) as AsyncIterable<Buffer>;
    const ready = await this.keeper.prepare(actor, { id, recipe, own, pictures: [], told: { strategy: 'image' } });
    return this.keeper.store(actor, ready);
  }
}
