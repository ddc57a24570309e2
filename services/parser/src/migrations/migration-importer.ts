import { RateRecipe, type Actor } from '@larder/contracts';
import { Log, ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { nameOrId, type RecipeDraft } from '../drafts/index.js';
import { recipeIdAt, RecipeImporter, type PreparedImport } from '../imports/index.js';
import { failure, success, type Outcome } from '../outcomes/index.js';
import { throwIfTemporary, type Attempt } from '../reports/index.js';
import { MigrationAssets } from './migration-assets.js';
import type { ExportRecord } from './reading/export-reader.js';

interface MigrationItem {
  content: ExportRecord['content'];
  reportId: string;
  position: number;
  /** A tag every recipe of this migration gets. */
  tag: string | null;
}

/** Imports the recipes of another app, with assets, rating and favorite mark. */
@Injectable()
export class MigrationImporter {
  constructor(
    private readonly importer: RecipeImporter,
    private readonly assets: MigrationAssets,
    private readonly services: ServiceClient,
    private readonly log: Log,
  ) {}

  /** Prepares a recipe; returns what stores it. */
  async prepare(run: Attempt, actor: Actor, item: MigrationItem): Promise<() => Promise<Outcome>> {
    const { content, reportId, position, tag } = item;
    if ('failure' in content) return () => Promise.resolve(content.failure);
    const { draft } = content;
    const id = recipeIdAt(reportId, position);
    try {
      const prepared = await this.prepareDraft(actor, { id, draft, tag });
      return () => this.store(run, actor, { id, draft, prepared });
    } catch (error) {
      const outcome = failureOf(run, nameOrId(draft.recipe.name, id), error);
      return () => Promise.resolve(outcome);
    }
  }

  private async prepareDraft(
    actor: Actor,
    { id, draft, tag }: { id: string; draft: RecipeDraft; tag: string | null },
  ): Promise<PreparedImport> {
    const tags = [...(draft.recipe.tags ?? []), ...(tag ? [{ name: tag }] : [])];
    await this.assets.upload(id, draft.assets);
    const tagged = { ...draft, recipe: { ...draft.recipe, tags } };
    return this.importer.prepare(actor, { id, draft: tagged, bulk: true, logFields: { strategy: 'migration' } });
  }

  private async store(
    run: Attempt,
    actor: Actor,
    { id, draft, prepared }: { id: string; draft: RecipeDraft; prepared: PreparedImport },
  ): Promise<Outcome> {
    try {
      await prepared.store();
    } catch (error) {
      return failureOf(run, prepared.name, error);
    }
    if (draft.isFavorite) await this.markAsFavorite(actor, id);
    return success(`Imported ${prepared.name} successfully`);
  }

  /** The recipe is stored already: a missing favorite mark does not fail its import. */
  private async markAsFavorite(actor: Actor, slugOrId: string): Promise<void> {
    try {
      const request = { userId: actor.userId, slugOrId, changes: { isFavorite: true } };
      await this.services.as(actor).request(RateRecipe, request);
    } catch (error) {
      this.log.warn('imported recipe not marked as favorite', { recipeId: slugOrId, error });
    }
  }
}

/** The failure of a recipe; an outage of this installation is thrown instead. */
function failureOf(run: Attempt, name: string, error: unknown): Outcome {
  throwIfTemporary(run, error);
  return failure(`Failed to import ${name}`, error);
}
