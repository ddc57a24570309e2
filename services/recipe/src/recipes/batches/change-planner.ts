import { setImmediate } from 'node:timers/promises';
import type { Actor } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import type { RecipeDocument, RecipeFields } from '../../recipe-store/index.js';
import { ChangeResolver } from '../changes/change-resolver.js';
import { resolveOwnership, fieldsToStore, type ChangeInput, type ChangeMode } from '../changes/rules/change-rules.js';
import type { Change } from '../writing/recipe-writer.js';
import { RecipeUpdater } from '../writing/recipe-updater.js';

/** The change of a recipe, and the recipe before the change. */
export interface RecipeChange {
  recipe: RecipeDocument;
  input: ChangeInput;
}

/**
 * A recipe before its change, the fields to store, and the function that computes them again after a concurrent change.
 */
export interface PlannedChange {
  read: RecipeDocument;
  changes: Partial<RecipeFields>;
  recompute: Change;
}

/** Maximum number of changes that are computed in one turn of the event loop. */
const MAX_PER_TURN = 50;

/** Computes changes of many recipes; references are resolved for all of them together. */
@Injectable()
export class ChangePlanner {
  constructor(
    private readonly resolver: ChangeResolver,
    private readonly updater: RecipeUpdater,
  ) {}

  async planAll(actor: Actor, all: RecipeChange[], mode: ChangeMode): Promise<PlannedChange[]> {
    const resolved = await this.resolver.resolveAll(
      actor,
      all.map(({ recipe, input }) => ({ changes: input.changes, stored: recipe })),
    );
    const planned: PlannedChange[] = [];
    for (const [at, { recipe, input }] of all.entries()) {
      const content = mode.apply(recipe, resolved[at] ?? {});
      const changes = fieldsToStore(recipe, content, resolveOwnership(actor, recipe, input));
      planned.push({ read: recipe, changes, recompute: (stored) => this.updater.decide(actor, stored, input, mode) });
      if (at % MAX_PER_TURN === MAX_PER_TURN - 1) await setImmediate();
    }
    return planned;
  }
}
