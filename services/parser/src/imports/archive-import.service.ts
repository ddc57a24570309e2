import { MAX_IMPORT_BYTES, ParserErrors, type Actor } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import {
  ArchiveError,
  hasEnding,
  imageContent,
  RECIPE_LIMITS,
  type Archive,
  type ArchiveFile,
} from '../archives/index.js';
import type { RecipeDraft } from '../drafts/index.js';
import { exportedDraft } from '../exported-recipes/index.js';
import { Uploads } from '../uploads/index.js';
import { RecipeImporter } from './recipe-importer.js';

/** Imports a recipe that was exported as a zip file (docs/api/import-and-parser.md#import-from-archives-and-images). */
@Injectable()
export class ArchiveImportService {
  constructor(
    private readonly uploads: Uploads,
    private readonly importer: RecipeImporter,
  ) {}

  /** Stores the recipe and removes the upload, also after a failure; returns the slug. */
  async importFromArchive(actor: Actor, uploadKey: string): Promise<{ slug: string }> {
    try {
      const archive = await this.uploads.openZip(uploadKey, RECIPE_LIMITS);
      return await this.store(actor, archive).finally(() => archive.close());
    } catch (error) {
      throw error instanceof ArchiveError ? ParserErrors.invalidArchive({}, error) : error;
    } finally {
      await this.uploads.discard(uploadKey);
    }
  }

  private async store(actor: Actor, archive: Archive): Promise<{ slug: string }> {
    const imageFile = lastFile(archive, '.webp');
    const draft = { ...(await draftIn(archive)), image: imageFile && imageContent(imageFile) };
    const prepared = await this.importer.prepare(actor, { id: newId(), draft, logFields: { strategy: 'zip' } });
    return prepared.store();
  }
}

async function draftIn(archive: Archive): Promise<RecipeDraft> {
  const file = lastFile(archive, '.json');
  // Parsing blocks the event loop: a longer file is not a recipe.
  const draft = file && file.size <= MAX_IMPORT_BYTES && exportedDraft(parseJson(await file.read()));
  if (!draft) throw ParserErrors.noRecipeInArchive();
  return draft;
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    throw ParserErrors.noRecipeInArchive({}, error);
  }
}

/** Exports have one file of each kind; of several the last one is used. */
function lastFile({ files }: Archive, ending: string): ArchiveFile | undefined {
  return files.findLast(({ path }) => hasEnding(path, ending));
}
