import {
  CreatePlanEntry,
  DeletePlanEntry,
  ListPlanEntries,
  ReadPlanEntry,
  readPage,
  UpdatePlanEntry,
  type Actor,
  type PlanEntryDeleted,
  type NewPlanEntry,
  type PlanEntrySaved,
  type PlanEntryUpdate,
  type PlanQuery,
} from '@larder/contracts';
import type { Environment } from '@larder/service-kit';
import { startTestService, type TestService } from '@larder/testing';
import type { z } from 'zod';
import { mealPlanService } from '../../src/index.js';
import { FakeRecipeService } from './fake-recipe-service.js';

type Draft = Partial<z.input<typeof NewPlanEntry>>;
type Query = z.input<typeof PlanQuery>;

/** Different from the time zone of the machine, so that mistakes are visible. */
export const ZONE = 'Pacific/Kiritimati';

/** A note for a day, with default values. */
export const draft = (fields: Draft = {}) => ({ date: '2025-03-14', title: 'Soup', ...fields });

/** The service with a simulated recipe service, and functions for its requests. */
export class MealPlanFixture {
  private constructor(
    readonly service: TestService,
    readonly recipeService: FakeRecipeService,
  ) {}

  /** Starts both, by default in `ZONE`. */
  static async start(env: Environment = { TZ: ZONE }): Promise<MealPlanFixture> {
    const service = await startTestService(mealPlanService, { env });
    return new MealPlanFixture(service, await FakeRecipeService.start(service));
  }

  create = (actor: Actor, fields: Draft = {}) =>
    this.service.as(actor).request(CreatePlanEntry, { entry: draft(fields) });
  read = (actor: Actor, id: number) => this.service.as(actor).request(ReadPlanEntry, { id });
  update = (actor: Actor, id: number, entry: z.input<typeof PlanEntryUpdate>) =>
    this.service.as(actor).request(UpdatePlanEntry, { id, entry });
  remove = (actor: Actor, id: number) => this.service.as(actor).request(DeletePlanEntry, { id });
  list = (actor: Actor, query: Query = {}) => readPage(this.service.as(actor).stream(ListPlanEntries, query));
  titles = async (actor: Actor, query: Query = {}) => (await this.list(actor, query)).items.map(({ title }) => title);

  /** The events of an entry that were published so far. */
  async published<E extends typeof PlanEntrySaved | typeof PlanEntryDeleted>(event: E, entryId: number) {
    await this.service.settled();
    return this.service.published(event).filter((each) => each.entryId === entryId);
  }
}

/** The error for an entry that the caller may not see. */
export const notFound = expect.objectContaining({ code: 'common.not-found' }) as Error;
