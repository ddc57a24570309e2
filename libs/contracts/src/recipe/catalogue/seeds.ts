import { z } from 'zod';
import { defineMessage } from '../../messaging/define-message.js';
import { Nothing } from '../../primitives/bodies.js';
import { LocaleText } from '../../primitives/locale.js';

/** The seed data of a group. */
export const SeedKind = z.enum(['foods', 'units', 'labels']);
export type SeedKind = z.output<typeof SeedKind>;

/** In which language (docs/api/organizers-foods-cookbooks.md#seeds). */
export const SeederConfig = z.object({ locale: LocaleText }).meta({ id: 'SeederConfig' });
export type SeederConfig = z.output<typeof SeederConfig>;

/** Adds to the caller's group whatever it lacks of one kind; what is there stays as it is. */
export const SeedGroup = defineMessage({
  subject: 'recipe.group.seed',
  request: z.object({ kind: SeedKind, locale: LocaleText }),
  reply: Nothing,
  timeoutMs: 30_000,
  idempotent: true,
});
