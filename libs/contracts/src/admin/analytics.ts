import { z } from 'zod';
import { defineMessage } from '../messaging/define-message.js';

/** The configuration of the installation and its counts. Never sent to other servers. */
export const Analytics = z
  .object({
    installationId: z.uuid(),
    version: z.string(),
    databaseType: z.string(),
    usingEmail: z.boolean(),
    usingLdap: z.boolean(),
    apiTokens: z.number().int(),
    users: z.number().int(),
    groups: z.number().int(),
    recipes: z.number().int(),
    shoppingLists: z.number().int(),
    cookbooks: z.number().int(),
  })
  .meta({ id: 'MealieAnalytics' });
export type Analytics = z.output<typeof Analytics>;

export const ReadAnalytics = defineMessage({
  subject: 'admin.analytics.read',
  request: z.object({}),
  reply: Analytics,
  idempotent: true,
});
