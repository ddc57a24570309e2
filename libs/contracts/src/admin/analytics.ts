import { z } from 'zod';
import { defineMessage } from '../messaging/define-message.js';

/** The configuration of the installation and its counts. Never sent to other servers. */
export const Analytics = z
  .object({
    installationId: z.uuid().describe('Identifies the installation.'),
    version: z.string().describe('The version of Larder.'),
    databaseType: z.string().describe('The kind of the database.'),
    usingEmail: z.boolean().describe('Whether the mail server is configured.'),
    usingLdap: z.boolean().describe('Whether sign-in by LDAP is configured.'),
    apiTokens: z.number().int().describe('The number of API tokens.'),
    users: z.number().int().describe('The number of users.'),
    groups: z.number().int().describe('The number of groups.'),
    recipes: z.number().int().describe('The number of recipes.'),
    shoppingLists: z.number().int().describe('The number of shopping lists.'),
    cookbooks: z.number().int().describe('The number of cookbooks.'),
  })
  .meta({ id: 'MealieAnalytics' });
export type Analytics = z.output<typeof Analytics>;

export const ReadAnalytics = defineMessage({
  subject: 'admin.analytics.read',
  request: z.object({}),
  reply: Analytics,
  idempotent: true,
});
