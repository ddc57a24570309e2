export { nameSortOf } from './notifier.mapper.js';
export { NOTIFIERS, NotifierSchema } from './notifier.schema.js';
export { NotifiersModule } from './notifiers.module.js';
