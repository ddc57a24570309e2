import { Mailer, provideModel } from '@larder/service-kit';
import { localEgressProvider } from '@larder/service-kit/egress';
import { Module } from '@nestjs/common';
import { SecretsModule } from '../secrets/index.js';
import { NotifierDeliveryRepository } from './deliveries/notifier-delivery.repository.js';
import { NOTIFIER_DELIVERIES, NotifierDeliverySchema } from './deliveries/notifier-delivery.schema.js';
import { NotifierDeliveryService } from './deliveries/notifier-delivery.service.js';
import { RecordedSender } from './deliveries/recorded-sender.js';
import { CatalogueEventsListener } from './events/catalogue-events.listener.js';
import { HouseholdEventsListener } from './events/household-events.listener.js';
import { NotificationDispatcher } from './events/notification-dispatcher.js';
import { RecipeEventsListener } from './events/recipe-events.listener.js';
import { RestoreNotifications } from './events/restore-notifications.js';
import { SendNotificationProcessor } from './events/send-notification.processor.js';
import { NotificationMailer } from './notification-mailer.js';
import { NotificationSender } from './notification-sender.js';
import { NotifierController } from './notifier.controller.js';
import { NotifierRepository } from './notifier.repository.js';
import { NOTIFIERS, NotifierSchema } from './notifier.schema.js';
import { NotifierService } from './notifier.service.js';

const models = [provideModel(NOTIFIERS, NotifierSchema), provideModel(NOTIFIER_DELIVERIES, NotifierDeliverySchema)];

/** Notifiers and the delivery of their messages. */
@Module({
  imports: [SecretsModule],
  controllers: [NotifierController],
  providers: [
    ...models,
    localEgressProvider,
    NotifierRepository,
    NotifierService,
    NotifierDeliveryRepository,
    NotifierDeliveryService,
    RecordedSender,
    NotificationSender,
    Mailer,
    NotificationMailer,
    NotificationDispatcher,
    RecipeEventsListener,
    HouseholdEventsListener,
    CatalogueEventsListener,
    RestoreNotifications,
    SendNotificationProcessor,
  ],
  exports: [RestoreNotifications],
})
export class NotifiersModule {}
