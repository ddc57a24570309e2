import { z } from 'zod';
import { defineStream } from '../messaging/define-message.js';
import { Id } from '../primitives/id.js';

/*
 * What services store about one person, for operators of the site only. Each part is a stream of
 * records as they stand in the export (docs/guides/operate.md#export-what-is-stored-about-a-person).
 */

const record = z.record(z.string(), z.unknown());
const of = <const Part extends string>(parts: readonly [Part, ...Part[]]) =>
  z.object({ userId: Id, part: z.enum(parts) });

/** The account without its credentials, API tokens without their secrets and sessions. */
export const ReadPersonalAccount = defineStream({
  subject: 'identity.personal-data.read',
  request: of(['profile', 'api-tokens', 'sessions']),
  item: record,
});

/** The profile picture (WebP) in pieces, as base64; nothing when there is none. */
export const ReadPersonalAvatar = defineStream({
  subject: 'identity.personal-data.picture',
  request: z.object({ userId: Id }),
  item: z.string(),
});

/** Ratings and favorites, comments, own events of timelines, and the recipes that the person owns. */
export const ReadPersonalRecipes = defineStream({
  subject: 'recipe.personal-data.read',
  request: of(['ratings', 'comments', 'timeline', 'recipes']),
  item: record,
  idleTimeoutMs: 60_000,
});

/** What the person has planned. */
export const ReadPersonalPlans = defineStream({
  subject: 'meal-plan.personal-data.read',
  request: of(['plan-entries']),
  item: record,
});

/** The shopping lists of the person, with their items. */
export const ReadPersonalLists = defineStream({
  subject: 'shopping.personal-data.read',
  request: of(['shopping-lists']),
  item: record,
  idleTimeoutMs: 60_000,
});
