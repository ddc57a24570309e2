import { z } from 'zod';
import { defineError } from '../errors/define-error.js';
import { defineMessage } from '../messaging/define-message.js';
import { definePagedList, PageQuery } from '../paging/page.js';
import { PastDeliveries, PastDelivery } from '../meal-plan/past-delivery.js';
import { Nothing } from '../primitives/bodies.js';
import { Id } from '../primitives/id.js';
import { Ignored } from '../primitives/ignored.js';
import { Name } from '../primitives/name.js';
import { Flag } from '../primitives/scalars.js';

/** The events a notifier can be subscribed to, as keys of its options. */
export const SUBSCRIBABLE_EVENTS = [
  ...['recipeCreated', 'recipeUpdated', 'recipeDeleted', 'userSignup'],
  ...['dataMigrations', 'dataExport', 'dataImport', 'mealplanEntryCreated'],
  ...['shoppingListCreated', 'shoppingListUpdated', 'shoppingListDeleted'],
  ...['cookbookCreated', 'cookbookUpdated', 'cookbookDeleted', 'tagCreated', 'tagUpdated', 'tagDeleted'],
  ...['categoryCreated', 'categoryUpdated', 'categoryDeleted'],
] as const;

const subscribable = z.object({
  recipeCreated: z.boolean(),
  recipeUpdated: z.boolean(),
  recipeDeleted: z.boolean(),
  userSignup: z.boolean(),
  dataMigrations: z.boolean(),
  dataExport: z.boolean(),
  dataImport: z.boolean(),
  mealplanEntryCreated: z.boolean(),
  shoppingListCreated: z.boolean(),
  shoppingListUpdated: z.boolean(),
  shoppingListDeleted: z.boolean(),
  cookbookCreated: z.boolean(),
  cookbookUpdated: z.boolean(),
  cookbookDeleted: z.boolean(),
  tagCreated: z.boolean(),
  tagUpdated: z.boolean(),
  tagDeleted: z.boolean(),
  categoryCreated: z.boolean(),
  categoryUpdated: z.boolean(),
  categoryDeleted: z.boolean(),
});
/** The events that a notifier reports. */
export type Subscriptions = z.output<typeof subscribable>;
export type SubscribableEvent = keyof Subscriptions;

/** The subscriptions of a notifier; tests and webhooks cannot be subscribed to, their flags are always false. */
export const NotifierOptions = subscribable
  .extend({ testMessage: z.boolean(), webhookTask: z.boolean(), id: z.string() })
  .meta({ id: 'GroupEventNotifierOptionsOut' });

/** An address that is notified of events in a household; the address itself is never returned. */
export const Notifier = z
  .object({
    id: z.string(),
    name: z.string(),
    enabled: z.boolean().describe('Whether messages are sent.'),
    groupId: z.string(),
    householdId: z.string(),
    options: NotifierOptions.describe('The events that it sends messages about.'),
  })
  .meta({ id: 'GroupEventNotifierOut' });
export type Notifier = z.output<typeof Notifier>;

const AppriseUrl = z.string().trim().max(10_000);

/** The body of a creation; a new notifier is enabled and has no subscriptions. */
export const NotifierDraft = z
  .object({
    name: Name,
    appriseUrl: AppriseUrl.min(1).describe('The receiver, as an Apprise URL.'),
    enabled: Ignored,
    options: Ignored,
  })
  .meta({ id: 'GroupEventNotifierCreate' });
export type NotifierDraft = z.output<typeof NotifierDraft>;

const flag = Flag.default(false);
/** Kept when absent: existing clients do not send these options. */
const keptFlag = Flag.optional();
const OptionsUpdate = z
  .object({
    recipeCreated: flag,
    recipeUpdated: flag,
    recipeDeleted: flag,
    userSignup: flag,
    dataMigrations: keptFlag,
    dataExport: keptFlag,
    dataImport: keptFlag,
    mealplanEntryCreated: flag,
    shoppingListCreated: flag,
    shoppingListUpdated: flag,
    shoppingListDeleted: flag,
    cookbookCreated: flag,
    cookbookUpdated: flag,
    cookbookDeleted: flag,
    tagCreated: flag,
    tagUpdated: flag,
    tagDeleted: flag,
    categoryCreated: flag,
    categoryUpdated: flag,
    categoryDeleted: flag,
    testMessage: Ignored,
    webhookTask: Ignored,
    id: Ignored,
  })
  .meta({ id: 'GroupEventNotifierOptions' });

/** The body of a full update. An absent address is kept; without options, all subscriptions are removed. */
export const NotifierUpdate = z
  .object({
    name: Name,
    enabled: Flag.default(true),
    appriseUrl: AppriseUrl.nullish().describe('The receiver, as an Apprise URL; absent or empty keeps it.'),
    options: OptionsUpdate.nullish(),
    id: Ignored,
    groupId: Ignored,
    householdId: Ignored,
  })
  .meta({ id: 'GroupEventNotifierUpdate' });
export type NotifierUpdate = z.output<typeof NotifierUpdate>;

// One entry for each event, which the types of Object.fromEntries do not express.
const keptFlags = Object.fromEntries(SUBSCRIBABLE_EVENTS.map((event) => [event, keptFlag])) as Record<
  SubscribableEvent,
  typeof keptFlag
>;
const OptionsPatch = z.object(keptFlags).meta({ id: 'GroupEventNotifierOptionsPatch' });

/** The body of PATCH: absent fields and subscriptions are kept. */
export const NotifierPatch = z
  .object({
    name: Name.optional(),
    enabled: Flag.optional(),
    appriseUrl: AppriseUrl.nullish().describe('The receiver, as an Apprise URL; absent or empty keeps it.'),
    options: OptionsPatch.nullish(),
  })
  .meta({ id: 'GroupEventNotifierPatch' });
export type NotifierPatch = z.output<typeof NotifierPatch>;

export const NotifierErrors = {
  notDelivered: defineError('admin.notification-not-delivered', {
    kind: 'refused',
    shape: 'message',
    sentence: 'The notification was not delivered: {reason}.',
  }),
  invalidFilter: defineError('admin.invalid-filter', { kind: 'refused', shape: 'text', sentence: '{reason}' }),
};

const byId = z.object({ id: Id });

export const ListNotifiers = definePagedList({ subject: 'admin.notifier.list', query: PageQuery, item: Notifier });
export const ReadNotifier = defineMessage({
  subject: 'admin.notifier.read',
  request: byId,
  reply: Notifier,
  idempotent: true,
});
export const CreateNotifier = defineMessage({
  subject: 'admin.notifier.create',
  request: z.object({ id: Id, notifier: NotifierDraft }),
  reply: Notifier,
  idempotent: true,
});
export const UpdateNotifier = defineMessage({
  subject: 'admin.notifier.update',
  request: z.object({ id: Id, notifier: NotifierUpdate }),
  reply: Notifier,
});
export const PatchNotifier = defineMessage({
  subject: 'admin.notifier.patch',
  request: z.object({ id: Id, changes: NotifierPatch }),
  reply: Notifier,
});
export const DeleteNotifier = defineMessage({ subject: 'admin.notifier.delete', request: byId, reply: Nothing });
/** Sends a message at once, also when the notifier is disabled; fails with the reason. */
export const TestNotifier = defineMessage({
  subject: 'admin.notifier.test',
  request: byId,
  reply: Nothing,
  timeoutMs: 30_000,
});

/** The last deliveries of a notifier. `kind` is the event, or `testMessage`. */
export const ListNotifierDeliveries = defineMessage({
  subject: 'admin.notifier.deliveries',
  request: byId,
  reply: PastDeliveries,
  idempotent: true,
});
/**
 * Repeats a delivery once, also when the notifier is disabled, and returns its outcome. With the same `newDeliveryId`,
 * a repeated request is the same delivery.
 */
export const ResendNotification = defineMessage({
  subject: 'admin.notifier.send-again',
  request: z.object({ id: Id, deliveryId: Id, newDeliveryId: Id }),
  reply: PastDelivery,
  timeoutMs: 30_000,
});
