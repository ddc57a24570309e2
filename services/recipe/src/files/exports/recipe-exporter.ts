import {
  CommonErrors,
  ExportErrors,
  formatUuid,
  isUuid,
  type Actor,
  type ExportedFile,
  type Recipe,
} from '@larder/contracts';
import { TEMP_FOLDER, type ObjectBody, type ObjectStore } from '@larder/object-store';
import {
  FILE_TOKEN_MS,
  InjectStore,
  KeyValue,
  newFileToken,
  newId,
  orThrowNotFound,
  zipOf,
  type ZipEntry,
} from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { RecipeRepository } from '../../recipe-store/index.js';
import { RecipePresenter } from '../../recipes/index.js';
import { RecipeFiles } from '../../storage/index.js';
import { exportName } from './export-name.js';
import { rawJson, recipeEntry } from './exported-entries.js';
import { recipeMarkdown } from './recipe-markdown.js';

type Reader = Pick<Actor, 'groupId' | 'householdId'>;
/** The data of a token for a recipe's archive. */
interface Grant extends Reader {
  recipeId: string;
}

/** Exports a recipe as a file. */
@Injectable()
export class RecipeExporter {
  constructor(
    private readonly recipes: RecipeRepository,
    private readonly presenter: RecipePresenter,
    private readonly files: RecipeFiles,
    private readonly keyValue: KeyValue,
    @InjectStore() private readonly store: ObjectStore,
  ) {}

  async export(reader: Reader, slugOrId: string, template: string): Promise<ExportedFile> {
    const recipe = await this.read(reader, slugOrId);
    const name = exportName(recipe);
    if (template === 'raw') return this.toFile(Buffer.from(rawJson(recipe)), `${name}.json`, 'application/json');
    if (template === 'recipes.md') {
      return this.toFile(Buffer.from(recipeMarkdown(recipe)), `${name}.md`, 'text/markdown; charset=utf-8');
    }
    if (template === 'zip') return this.toFile(await zipOf(this.entries(recipe)), `${name}.zip`, 'application/zip');
    throw CommonErrors.notFound();
  }

  async createToken({ groupId, householdId }: Actor, slugOrId: string): Promise<{ token: string }> {
    const { id: recipeId } = await this.read({ groupId, householdId }, slugOrId);
    const token = newFileToken();
    await this.keyValue.set(nameOf(token), { groupId, householdId, recipeId } satisfies Grant, FILE_TOKEN_MS);
    return { token };
  }

  /** The address must refer to the recipe of the token; a recipe that does not exist any more is not found. */
  async exportByToken(slugOrId: string, token: string): Promise<ExportedFile> {
    const grant = await this.keyValue.get<Grant>(nameOf(token));
    if (!grant) throw ExportErrors.invalidToken();
    const recipe = await this.read(grant, grant.recipeId);
    const named = isUuid(slugOrId) ? formatUuid(slugOrId) : slugOrId;
    if (named !== recipe.id && named !== recipe.slug) throw ExportErrors.otherRecipe();
    return this.export(grant, recipe.id, 'zip');
  }

  private async read(reader: Reader, slugOrId: string): Promise<Recipe> {
    const existing = orThrowNotFound(await this.recipes.find(reader, slugOrId));
    return this.presenter.toRecipe(reader, existing);
  }

  private async *entries(recipe: Recipe): AsyncGenerator<ZipEntry> {
    yield recipeEntry(recipe);
    const image = await this.files.openImage(recipe.id);
    if (image) yield { name: 'original.webp', content: image };
  }

  private async toFile(body: ObjectBody, fileName: string, contentType: string): Promise<ExportedFile> {
    const key = `${TEMP_FOLDER}/${newId()}`;
    await this.store.put(key, body, { contentType });
    return { key, fileName, contentType };
  }
}

function nameOf(token: string): string {
  return `recipe-export:${token}`;
}
