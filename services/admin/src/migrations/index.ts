import { createIndexes, defineMigration } from '@larder/service-kit';
import { NOTIFIERS, NotifierSchema } from '../notifiers/index.js';

export const migrations = [
  defineMigration(1, 'create indexes of notifiers', ({ db }) => createIndexes(db, { [NOTIFIERS]: NotifierSchema })),
];
