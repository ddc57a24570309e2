import { createIndexes, defineMigration } from '@larder/service-kit';
import { AUDIT_ENTRIES, AuditEntrySchema } from '../audit/index.js';
import { NOTIFIER_DELIVERIES, NotifierDeliverySchema, NOTIFIERS, NotifierSchema } from '../notifiers/index.js';

export const migrations = [
  defineMigration(1, 'create indexes of notifiers', ({ db }) => createIndexes(db, { [NOTIFIERS]: NotifierSchema })),
  defineMigration(2, 'create indexes of the audit log', ({ db }) =>
    createIndexes(db, { [AUDIT_ENTRIES]: AuditEntrySchema }),
  ),
  defineMigration(3, 'create indexes of past deliveries of notifiers', ({ db }) =>
    createIndexes(db, { [NOTIFIER_DELIVERIES]: NotifierDeliverySchema }),
  ),
];
