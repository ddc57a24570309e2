import { RateRecipe, type Actor } from '@larder/contracts';
import { Log, ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { derivedId } from '../ids/derived-id.js';
import { RecipeKeeper, type ReadyRecipe } from '../imports/recipe-keeper.js';
import { nameOf } from '../imports/recipe-parts.js';
import { failed, succeeded, type Outcome } from '../reports/outcome.js';
import { throwIfPassing, type Attempt } from '../reports/reported-work.js';
import { MigratedAssets } from './migrated-assets.js';
import type { ReadRecipe, ReadRecord } from './export-reader.js';

interface Wanted {
  record: ReadRecord['record'];
  place: { reportId: string; position: number };
  /** A tag every recipe of this migration gets. */
  tag: string | null;
}

/** Stores the recipes of another app, with what belongs to them. */
@Injectable()
export class MigratedRecipes {
  constructor(
    private readonly keeper: RecipeKeeper,
    private readonly assets: MigratedAssets,
    private readonly services: ServiceClient,
    private readonly log: Log,
  ) {}

  /** Gets a recipe ready; what it gives stores it. */
  async prepare(run: Attempt, actor: Actor, { record, place, tag }: Wanted): Promise<() => Promise<Outcome>> {
    if ('failure' in record) {
      const { failure } = record;
      return () => Promise.resolve(failure);
    }
    const id = derivedId(place.reportId, place.position);
    const name = nameOf(record.found.recipe.name ?? '', id);
    try {
      const ready = await this.ready(actor, { id, name, found: record.found, tag });
      return () => this.store(run, actor, ready, record.found);
    } catch (error) {
      return refused(run, name, error);
    }
  }

  private async ready(
    actor: Actor,
    { id, name, found, tag }: { id: string; name: string; found: ReadRecipe; tag: string | null },
  ): Promise<ReadyRecipe> {
    const { recipe, rating, own, pictures = [], assets } = found;
    const tags = [...(recipe.tags ?? []), ...(tag ? [{ name: tag }] : [])];
    await this.assets.keep(id, assets);
    const wanted = { id, recipe: { ...recipe, name, tags }, rating: rating ?? null, own, pictures, bulk: true };
    return this.keeper.prepare(actor, { ...wanted, told: { strategy: 'migration' } });
  }

  private async store(run: Attempt, actor: Actor, ready: ReadyRecipe, { isFavorite }: ReadRecipe): Promise<Outcome> {
    const name = ready.recipe.name ?? '';
    try {
      await this.keeper.store(actor, ready);
    } catch (error) {
      return refused(run, name, error)();
    }
    if (isFavorite) await this.favour(actor, ready.id);
    return succeeded(`Imported ${name} successfully`);
  }

  /** The recipe is stored: that it is nobody's favourite is no failure of the import. */
  private async favour(actor: Actor, slugOrId: string): Promise<void> {
    try {
      const question = { userId: actor.userId, slugOrId, changes: { isFavorite: true } };
      await this.services.as(actor).request(RateRecipe, question);
    } catch (error) {
      this.log.warn('imported recipe not made a favourite', { recipeId: slugOrId, error });
    }
  }
}

/** What is wrong with a recipe is told; trouble of our own is not the recipe's. */
function refused(run: Attempt, name: string, error: unknown): () => Promise<Outcome> {
  throwIfPassing(run, error);
  return () => Promise.resolve(failed(`Failed to import ${name}`, error));
}
