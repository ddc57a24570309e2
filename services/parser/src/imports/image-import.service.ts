import { Readable } from 'node:stream';
import { ParserErrors, type Actor, type RequestOf, type ImportFromImages } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { AiClient, JpegUploads, withSchema } from '../ai/index.js';
import { durationWords } from '../drafts/index.js';
import { Uploads } from '../uploads/index.js';
import { draftOfAnswer, ImageAnswer, imageTask } from './image-answer.js';
import { RecipeImporter } from './recipe-importer.js';

/** Imports recipes from images (docs/api/import-and-parser.md#import-from-archives-and-images). */
@Injectable()
export class ImageImportService {
  constructor(
    private readonly ai: AiClient,
    private readonly jpegs: JpegUploads,
    private readonly uploads: Uploads,
    private readonly importer: RecipeImporter,
  ) {}

  /** Stores the one recipe that the images show and removes the uploads, also after a failure; returns the slug. */
  async importFromImages(actor: Actor, request: RequestOf<typeof ImportFromImages>): Promise<{ slug: string }> {
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
    // One after another: decoding one may take a quarter of a gigabyte.
    for (const key of uploadKeys) images.push(await this.jpegs.readJpeg(key));
    const task = withSchema(imageTask(translateLanguage), ImageAnswer);
    const answer = await this.ai.askFor(ImageAnswer, { task, input: 'Which recipe is this?', images });
    const answerDraft = draftOfAnswer(answer, durationWords(actor.locale));
    if (!answerDraft) throw ParserErrors.noRecipeInImage();
    const draft = { ...answerDraft, image: () => Readable.from(images.slice(0, 1)) as AsyncIterable<Buffer> };
    const prepared = await this.importer.prepare(actor, { id: newId(), draft, logFields: { strategy: 'image' } });
    return prepared.store();
  }
}
