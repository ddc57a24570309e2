import { MAX_IMPORT_BYTES, ParserErrors, type Actor } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { ArchiveError, hasEnding, type Archive, type ArchiveFile } from '../archives/archive.js';
import { RECIPE_LIMITS } from '../archives/archive-limits.js';
import { pictureContent } from '../archives/picture-content.js';
import { UploadedArchives } from '../archives/uploaded-archives.js';
import { exportedRecipe, type ExportedRecipe } from '../exports/exported-recipe.js';
import { RecipeKeeper } from './recipe-keeper.js';

/** Stores a recipe that was exported as a zip file (docs/api/import-and-parser.md#import-from-archives-and-images). */
@Injectable()
export class ArchiveImportService {
  constructor(
    private readonly archives: UploadedArchives,
    private readonly keeper: RecipeKeeper,
  ) {}

  /** The upload is used up, whatever happens. */
  async fromUpload(actor: Actor, uploadKey: string): Promise<{ slug: string }> {
    try {
      const archive = await this.archives.openZip(uploadKey, RECIPE_LIMITS);
      return await this.store(actor, archive).finally(() => archive.close());
    } catch (error) {
      throw error instanceof ArchiveError ? ParserErrors.invalidArchive({}, error) : error;
    } finally {
      await this.archives.discard(uploadKey);
    }
  }

  private async store(actor: Actor, archive: Archive): Promise<{ slug: string }> {
    const { recipe, rating } = await recipeIn(archive);
    const picture = last(archive, '.webp');
    const own = picture && pictureContent(picture);
    const wanted = { id: newId(), recipe, rating, pictures: [], told: { strategy: 'zip' }, own };
    return this.keeper.store(actor, await this.keeper.prepare(actor, wanted));
  }
}

async function recipeIn(archive: Archive): Promise<ExportedRecipe> {
  const file = last(archive, '.json');
  // Parsed in one go, while nothing else happens: what is longer is no recipe.
  const recipe = file && file.size <= MAX_IMPORT_BYTES && exportedRecipe(parsed(await file.read()));
  if (!recipe) throw ParserErrors.noRecipeInArchive();
  return recipe;
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    throw ParserErrors.noRecipeInArchive({}, error);
  }
}

/** Exports carry each once; of several the last counts. */
function last({ files }: Archive, ending: string): ArchiveFile | undefined {
  return files.findLast(({ path }) => hasEnding(path, ending));
}
