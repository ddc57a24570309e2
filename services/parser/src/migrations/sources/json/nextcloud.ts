import { cleanIngredients, cleanInstructions, cleanKeywords, cleanLine, cleanNutrition } from '@larder/recipe-scraper';
import {
  ArchiveError,
  fileName,
  folderOf,
  hasEnding,
  imageContent,
  type Archive,
  type ArchiveFile,
} from '../../../archives/index.js';
import { cleanRecipe, imageUrlsOf, linesOf, starsOf, type RecipeDraft } from '../../../drafts/index.js';
import { isJsonObject, textOf } from '../../../json-values/index.js';
import { readJsonObject } from './json-file.js';
import type { SourceContext, SourceRecord } from '../source.js';

/**
 * A Nextcloud Cookbook folder: one folder with a schema.org recipe each, and its image
 * (docs/api/migrations-and-reports.md#migrations).
 */
export function* readNextcloud(archive: Archive, context: SourceContext): Generator<SourceRecord> {
  const images = new Map(archive.files.filter(({ path }) => isImage(path)).map((file) => [folderOf(file.path), file]));
  for (const [folder, file] of recipeFiles(archive)) {
    const label = fileName(folder) || fileName(file.path);
    yield { failureMessage: `Failed to import ${label}`, read: () => read(file, images.get(folder), context) };
  }
}

/** One file per folder; `recipe.json` where there are several. */
function recipeFiles({ files }: Archive): Map<string, ArchiveFile> {
  const byFolder = new Map<string, ArchiveFile>();
  for (const file of files.filter(({ path }) => hasEnding(path, '.json'))) {
    const folder = folderOf(file.path);
    if (!byFolder.has(folder) || fileName(file.path) === 'recipe.json') byFolder.set(folder, file);
  }
  return byFolder;
}

function isImage(path: string): boolean {
  return /^full\.(jpe?g|png|webp)$/i.test(fileName(path));
}

async function read(file: ArchiveFile, image: ArchiveFile | undefined, { words }: SourceContext): Promise<RecipeDraft> {
  const thing = await readJsonObject(file);
  const name = cleanLine(thing['name']);
  if (!name) throw new ArchiveError(`${fileName(file.path)} has no name`);
  const category = thing['recipeCategory'];
  const recipe = cleanRecipe(
    {
      name,
      description: thing['description'],
      recipeYield: thing['recipeYield'],
      prepTime: thing['prepTime'],
      performTime: thing['cookTime'],
      totalTime: thing['totalTime'],
      orgURL: thing['url'],
      dateAdded: thing['dateCreated'] ?? thing['datePublished'],
      ingredients: linesOf(cleanIngredients(thing['recipeIngredient']).map((each) => (isJsonObject(each) ? '' : each))),
      steps: cleanInstructions(thing['recipeInstructions']),
      nutrition: cleanNutrition(thing['nutrition']),
      categories: (Array.isArray(category) ? category : [category]).map(textOf),
      tags: cleanKeywords(thing['keywords']),
      tools: (Array.isArray(thing['tool']) ? thing['tool'] : [thing['tool']]).map(cleanLine),
    },
    words,
  );
  const rating = starsOf(thing['rating']);
  return { recipe, rating, image: image && imageContent(image), imageUrls: imageUrlsOf(thing['image']) };
}
