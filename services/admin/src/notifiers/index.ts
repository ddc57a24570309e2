export { NOTIFIER_DELIVERIES, NotifierDeliverySchema } from './deliveries/notifier-delivery.schema.js';
export { RestoreNotifications } from './events/restore-notifications.js';
export { nameSortOf } from './notifier.mapper.js';
export { NOTIFIERS, NotifierSchema } from './notifier.schema.js';
export { NotifiersModule } from './notifiers.module.js';
