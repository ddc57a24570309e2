import { ListPlannedRecipes, readAll, TimelineEventCreated, type PlannedRecipe } from '@larder/contracts';
import { DAILY, Directory, Log, Scheduled, ServiceClient, type ScheduledRun } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { RecipeRepository } from '../../../recipe-store/index.js';
import { CookedRecipes } from './cooked-recipes.js';
import { cookedEvent } from './cooked-event.js';
import { timelineOutboxEntry } from '../timeline-outbox.js';
import { TimelineRepository } from '../timeline.repository.js';

/** Adds the planned meals of a day to the timelines at its end (docs/api/collaboration.md#timeline). */
@Injectable()
export class PlannedMeals {
  constructor(
    private readonly services: ServiceClient,
    private readonly directory: Directory,
    private readonly recipes: RecipeRepository,
    private readonly events: TimelineRepository,
    private readonly cookedRecipes: CookedRecipes,
    private readonly log: Log,
  ) {}

  /** Idempotent for the same day. The failure of one household does not stop the others. */
  @Scheduled('meal-plan-timeline', { pattern: DAILY })
  async publishDay({ tickAt, signal }: Pick<ScheduledRun, 'tickAt' | 'signal'>): Promise<void> {
    const planned = await readAll(this.services.as(null).stream(ListPlannedRecipes, { at: tickAt.toISOString() }));
    const failures: unknown[] = [];
    for (const householdId of new Set(planned.map((meal) => meal.householdId))) {
      signal.throwIfAborted();
      const meals = planned.filter((meal) => meal.householdId === householdId);
      await this.publishHousehold(meals, tickAt).catch((error: unknown) => {
        failures.push(error);
        this.log.warn('planned meals not published', { householdId, error });
      });
    }
    if (failures.length > 0) throw new Error('Some planned meals were not published.', { cause: failures[0] });
  }

  private async publishHousehold(meals: PlannedRecipe[], at: Date): Promise<void> {
    const existing = await this.existingMeals(meals);
    for (const { meal, recipe, fullName } of existing) {
      const event = cookedEvent(meal, fullName, at);
      await this.events.insertOnce(recipe, event, [timelineOutboxEntry(TimelineEventCreated, event._id, recipe, null)]);
    }
    for (const recipe of new Set(existing.map((each) => each.recipe))) await this.cookedRecipes.setLastMade(recipe, at);
  }

  /** The meals of one household whose recipe and user still exist. */
  private async existingMeals(meals: PlannedRecipe[]) {
    const group = { groupId: meals[0]?.groupId ?? '' };
    const recipes = await this.recipes.findNamed(group, [...new Set(meals.map(({ recipeId }) => recipeId))]);
    const cooks = await this.directory.users([...new Set(meals.map(({ userId }) => userId))]);
    const recipeOf = new Map(recipes.map((recipe) => [recipe._id, recipe]));
    const nameOf = new Map(cooks.map(({ id, fullName }) => [id, fullName]));
    return meals.flatMap((meal) => {
      const [recipe, fullName] = [recipeOf.get(meal.recipeId), nameOf.get(meal.userId)];
      return recipe && fullName !== undefined ? [{ meal, recipe, fullName }] : [];
    });
  }
}
