import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CreateRecipe,
  ListRecipes,
  readPage,
  ReadRecipe,
  type Actor,
  type PageHead,
  type Recipe,
  type RecipeSummary,
  type RequestInputOf,
} from '@larder/contracts';
import { objectStoreFrom, type ObjectStore } from '@larder/object-store';
import { newId, type KitTimings } from '@larder/service-kit';
import { aDirectoryHousehold, aMember, startTestService, type MemberFields, type TestService } from '@larder/testing';
import { recipeService } from '../../src/index.js';

/** The recipe service under test, with its own data folder. */
export interface TestRecipes extends TestService {
  readonly dataDir: string;
  /** The files of the service. */
  readonly store: ObjectStore;
  /** A user in the directory of the service. */
  member(fields?: MemberFields): Promise<Actor>;
  /** Sets the preference that other households may not change the recipes of this member's household. */
  lockRecipesFromOtherHouseholds(actor: Actor): Promise<void>;
  /** Creates a recipe by name and reads it. */
  recipe(actor: Actor, name?: string): Promise<Recipe>;
  list(actor: Actor, query?: RequestInputOf<typeof ListRecipes>): Promise<{ head: PageHead; items: RecipeSummary[] }>;
}

export async function startRecipes(timings?: KitTimings, env: Record<string, string> = {}): Promise<TestRecipes> {
  const dataDir = await mkdtemp(join(tmpdir(), 'larder-recipes-'));
  const service = await startTestService(recipeService, {
    env: { DATA_DIR: dataDir, ...env },
    ...(timings && { timings }),
  });
  const stop = service.stop.bind(service);

  return Object.assign(service, {
    dataDir,
    store: objectStoreFrom({ DATA_DIR: dataDir, NAMESPACE: service.namespace }),
    async member(fields: MemberFields = {}) {
      const actor = aMember(fields);
      await service.addToDirectory(actor);
      return actor;
    },
    async lockRecipesFromOtherHouseholds(actor: Actor) {
      const preferences = { lockRecipeEditsFromOtherHouseholds: true };
      await service.addToDirectory(aDirectoryHousehold(actor, { revision: 2, preferences }));
    },
    async recipe(actor: Actor, name = 'Lentil Soup') {
      const { slug } = await service.as(actor).request(CreateRecipe, { id: newId(), name });
      return service.as(actor).request(ReadRecipe, { slugOrId: slug });
    },
    list: (actor: Actor, query: RequestInputOf<typeof ListRecipes> = {}) =>
      readPage(service.as(actor).stream(ListRecipes, query)),
    async stop() {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  });
}
