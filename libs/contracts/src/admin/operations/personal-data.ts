import { z } from 'zod';
import { defineStream } from '../../messaging/define-message.js';
import { Id } from '../../primitives/id.js';

/*
 * The personal data of one user, for operators of the site only. Each part is a stream of records in the form of the
 * export (docs/guides/operate.md#export-what-is-stored-about-a-person).
 */

const record = z.record(z.string(), z.unknown());
const of = <const Part extends string>(parts: readonly [Part, ...Part[]]) =>
  z.object({ userId: Id, part: z.enum(parts) });

/** The account without its credentials, API tokens without their secrets, and sessions. */
export const ReadPersonalAccount = defineStream({
  subject: 'identity.personal-data.read',
  request: of(['profile', 'api-tokens', 'sessions']),
  item: record,
});

/** The avatar (WebP) in chunks, as base64; empty without one. */
export const ReadPersonalAvatar = defineStream({
  subject: 'identity.personal-data.picture',
  request: z.object({ userId: Id }),
  item: z.string(),
});

/**
 * Ratings and favorites, comments, own timeline events, recipes that the user owns, including those in the trash, their
 * versions, changes of recipes of others, and the keys of all files.
 */
export const ReadPersonalRecipes = defineStream({
  subject: 'recipe.personal-data.read',
  request: of(['ratings', 'comments', 'timeline', 'recipes', 'deleted-recipes', 'recipe-versions', 'files']),
  item: record,
  idleTimeoutMs: 60_000,
});

/**
 * An image or asset of a recipe or the image of a timeline event, in chunks, as base64; empty when it does not exist.
 */
export const ReadPersonalFile = defineStream({
  subject: 'recipe.personal-data.file',
  request: z.object({ key: z.string().regex(/^recipes\/[0-9a-f-]{36}\/(images|assets)\//) }),
  item: z.string(),
  idleTimeoutMs: 60_000,
});

/** The plan entries of the user, including those in the trash. */
export const ReadPersonalPlans = defineStream({
  subject: 'meal-plan.personal-data.read',
  request: of(['plan-entries', 'deleted-plan-entries']),
  item: record,
});

/** The shopping lists of the user with their items, including those in the trash. */
export const ReadPersonalLists = defineStream({
  subject: 'shopping.personal-data.read',
  request: of(['shopping-lists', 'deleted-shopping-lists']),
  item: record,
  idleTimeoutMs: 60_000,
});
