import { CommonErrors, DataExportReady, type Actor, type Recipe } from '@larder/contracts';
import type { ObjectStore } from '@larder/object-store';
import { announce, InjectStore, Processes, type JobRun, slices, zipOf, type ZipEntry } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { RecipeRepository } from '../../recipe-store/index.js';
import { RecipePresenter } from '../../recipes/index.js';
import { RecipeFiles } from '../../storage/index.js';
import { DataExportRepository } from './data-export.repository.js';
import { EXPORT_NAME, EXPORTS_FOLDER } from './data-export.schema.js';
import { ExportRecipes } from './export-recipes.job.js';
import { exportName } from './export-name.js';
import { recipeEntry } from './exported-entries.js';

/** How long an archive can be downloaded, in milliseconds: a day. */
const LIFETIME_MS = 86_400_000;
/** Recipes that are read together, with their referenced records. */
const BATCH_SIZE = 20;

/** Streams archives to the object store, with a few recipes and one file in memory at a time. */
@Injectable()
export class ExportRecipesProcessor {
  constructor(
    private readonly recipes: RecipeRepository,
    private readonly presenter: RecipePresenter,
    private readonly files: RecipeFiles,
    private readonly exports: DataExportRepository,
    @InjectStore() private readonly store: ObjectStore,
  ) {}

  @Processes(ExportRecipes)
  async run({ data: { exportId, recipes }, actor, signal, progress }: JobRun<typeof ExportRecipes>) {
    if (!actor) throw CommonErrors.notAuthenticated();
    const path = `${EXPORTS_FOLDER}${actor.groupId}/${exportId}.zip`;
    const reportProgress = (done: number) => progress({ done, total: recipes.length });
    const zip = await zipOf(this.entries(actor, recipes, { signal, reportProgress }));
    const { size } = await this.store.put(path, zip);
    const { groupId } = actor;
    const stored = { _id: exportId, groupId, path, size, expiresAt: new Date(Date.now() + LIFETIME_MS) };
    await this.exports.save(stored, [announce(DataExportReady, { exportId, name: EXPORT_NAME }, { actor })]);
    return { size };
  }

  private async *entries(
    actor: Actor,
    slugs: string[],
    { signal, reportProgress }: ExportContext,
  ): AsyncGenerator<ZipEntry> {
    const written = new Set<string>();
    let done = 0;
    for (const some of slices(slugs, BATCH_SIZE)) {
      signal.throwIfAborted();
      const existing = await this.recipes.findMany(actor, some);
      const others = existing.filter(({ _id }) => !written.has(_id));
      for await (const recipe of this.presenter.toRecipes(actor, others)) {
        written.add(recipe.id);
        yield* this.entriesOf(recipe);
        signal.throwIfAborted();
      }
      done += some.length;
      await reportProgress(done);
    }
  }

  /** The recipe, then its files. */
  private async *entriesOf(recipe: Recipe): AsyncGenerator<ZipEntry> {
    const folder = `recipes/${exportName(recipe)}/`;
    yield recipeEntry(recipe, folder);
    for await (const { name, open } of this.files.all(recipe.id)) {
      yield { name: folder + name, content: await open() };
    }
  }
}

interface ExportContext {
  signal: AbortSignal;
  reportProgress: (done: number) => Promise<void>;
}
