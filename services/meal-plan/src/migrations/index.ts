import { createIndexes, defineMigration } from '@larder/service-kit';
import { CALENDARS, CalendarSchema } from '../calendar/index.js';
import { MENUS, MenuSchema } from '../menus/index.js';
import { PLAN_ENTRIES, PlanEntrySchema } from '../plan-entries/index.js';
import { PlanRuleSchema, RULES } from '../rules/index.js';
import { WEBHOOK_DELIVERIES, WebhookDeliverySchema, WEBHOOKS, WebhookSchema } from '../webhooks/index.js';

export const migrations = [
  defineMigration(1, 'create indexes', ({ db }) => createIndexes(db, { [PLAN_ENTRIES]: PlanEntrySchema })),
  defineMigration(2, 'index the days of all plans', ({ db }) => createIndexes(db, { [PLAN_ENTRIES]: PlanEntrySchema })),
  defineMigration(3, 'create indexes of rules, menus and calendars', ({ db }) =>
    createIndexes(db, { [RULES]: PlanRuleSchema, [MENUS]: MenuSchema, [CALENDARS]: CalendarSchema }),
  ),
  defineMigration(4, 'create indexes of webhooks', ({ db }) => createIndexes(db, { [WEBHOOKS]: WebhookSchema })),
  defineMigration(5, 'index deleted entries', ({ db }) => createIndexes(db, { [PLAN_ENTRIES]: PlanEntrySchema })),
  defineMigration(6, 'create indexes of past deliveries of webhooks', ({ db }) =>
    createIndexes(db, { [WEBHOOK_DELIVERIES]: WebhookDeliverySchema }),
  ),
];
