import { createIndexes, defineMigration } from '@larder/service-kit';
import { TIMELINE, TimelineSchema } from '../social/index.js';
import { SHARE_TOKENS, ShareTokenSchema } from '../public/index.js';
import { RECIPE_ACTIONS, RecipeActionSchema } from '../recipe-actions/index.js';
import { FoodSchema, LabelSchema, OrganizerSchema, UnitSchema } from '../catalogue/index.js';
import { DATA_EXPORTS, DataExportSchema } from '../files/index.js';
import { CookbookSchema } from '../discovery/index.js';
import {
  CommentSchema,
  RATINGS,
  RatingSchema,
  RECIPE_VERSIONS,
  RecipeSchema,
  RecipeVersionSchema,
} from '../recipe-store/index.js';
import { addCreationEvents } from './add-creation-events.js';
import { nameOrganizerKinds } from './name-organizer-kinds.js';

const indexed = { recipes: RecipeSchema, organizers: OrganizerSchema, foods: FoodSchema, units: UnitSchema };

/** The migrations of the stored data. */
export const migrations = [
  defineMigration(1, 'create indexes', ({ db }) => createIndexes(db, indexed)),
  defineMigration(2, 'index ratings', ({ db }) => createIndexes(db, { [RATINGS]: RatingSchema })),
  // Recipes are searched with an index in memory, which reads the recipe itself.
  defineMigration(3, 'remove the search texts of recipes', async ({ db }) => {
    await db.collection('recipes').updateMany({ search: { $exists: true } }, { $unset: { search: '' } });
  }),
  defineMigration(4, 'index labels', ({ db }) => createIndexes(db, { labels: LabelSchema, foods: FoodSchema })),
  defineMigration(5, 'index cookbooks', ({ db }) => createIndexes(db, { cookbooks: CookbookSchema })),
  defineMigration(6, 'index comments', ({ db }) => createIndexes(db, { comments: CommentSchema })),
  defineMigration(7, 'index what foods and units became', ({ db }) =>
    createIndexes(db, { foods: FoodSchema, units: UnitSchema }),
  ),
  defineMigration(8, 'index the timeline', ({ db }) => createIndexes(db, { [TIMELINE]: TimelineSchema })),
  defineMigration(9, 'index share links', ({ db }) => createIndexes(db, { [SHARE_TOKENS]: ShareTokenSchema })),
  defineMigration(10, 'index exports', ({ db }) => createIndexes(db, { [DATA_EXPORTS]: DataExportSchema })),
  defineMigration(11, 'index recipe actions', ({ db }) => createIndexes(db, { [RECIPE_ACTIONS]: RecipeActionSchema })),
  defineMigration(12, 'begin the timelines of older recipes', addCreationEvents),
  defineMigration(13, 'index versions of recipes', ({ db }) =>
    createIndexes(db, { [RECIPE_VERSIONS]: RecipeVersionSchema }),
  ),
  defineMigration(14, 'index deleted recipes', ({ db }) => createIndexes(db, { recipes: RecipeSchema })),
  defineMigration(15, 'index deleted cookbooks', ({ db }) => createIndexes(db, { cookbooks: CookbookSchema })),
  defineMigration(16, 'index announced exports', ({ db }) => createIndexes(db, { [DATA_EXPORTS]: DataExportSchema })),
  defineMigration(17, 'name the kinds of imported organizers', nameOrganizerKinds),
];
