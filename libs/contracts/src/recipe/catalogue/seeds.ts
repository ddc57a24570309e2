import { z } from 'zod';
import { defineMessage } from '../../messaging/define-message.js';
import { Nothing } from '../../primitives/bodies.js';
import { LocaleText } from '../../primitives/locale.js';

/** The kinds of seed data of a group. */
export const SeedKind = z.enum(['foods', 'units', 'labels']);
export type SeedKind = z.output<typeof SeedKind>;

/** The language of the seed data (docs/api/organizers-foods-cookbooks.md#seeds). */
export const SeederConfig = z
  .object({ locale: LocaleText.describe('The language of the default records.') })
  .meta({ id: 'SeederConfig' });
export type SeederConfig = z.output<typeof SeederConfig>;

/** Adds the missing seed data of one kind to the caller's group; existing records are not changed. */
export const SeedGroup = defineMessage({
  subject: 'recipe.group.seed',
  request: z.object({ kind: SeedKind, locale: LocaleText }),
  reply: Nothing,
  timeoutMs: 30_000,
  idempotent: true,
});
