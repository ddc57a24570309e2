import { z } from 'zod';
import { CommonErrors } from '../errors/common-errors.js';
import { defineError } from '../errors/define-error.js';
import { defineMessage } from '../messaging/define-message.js';
import { definePagedList, PageQuery } from '../paging/page.js';
import { Nothing } from '../primitives/bodies.js';
import { Id } from '../primitives/id.js';
import { ignoredAs } from '../primitives/ignored.js';
import { MAX_NAME_LENGTH, NameText } from '../primitives/name.js';
import { reject } from '../primitives/reject.js';
import { Flag } from '../primitives/scalars.js';
import { PastDeliveries, PastDelivery } from './past-delivery.js';
import { parseScheduledTime } from './scheduled-time.js';

const MAX_URL_LENGTH = 10_000;
const URL_RULE = 'An enabled webhook needs an http or https URL';

/** Maximum number of webhooks that a household can create. */
export const MAX_WEBHOOKS = 100;

/** The content of a call; there is one kind. */
export const WebhookType = z.enum(['mealplan']).meta({ id: 'WebhookType' });

/**
 * Outcome of the last call. `status` is the HTTP status of the response, null without one; `error` is the reason of a
 * failure.
 */
export const WebhookDelivery = z
  .object({
    at: z.string().describe('The time.'),
    delivered: z.boolean().describe('Whether the server accepted the call.'),
    status: z.number().int().nullable().describe('The HTTP status of the response; null without one.'),
    error: z.string().nullable().describe('The reason of a failure.'),
  })
  .meta({ id: 'LastWebhookDelivery' });
export type WebhookDelivery = z.output<typeof WebhookDelivery>;

/**
 * A webhook of a household, called when something is planned for the day (docs/api/notifications.md). `scheduledTime`
 * is a time of day in `timeZone`, in UTC when absent.
 */
export const Webhook = z
  .object({
    enabled: z.boolean().describe('Whether it is called.'),
    name: z.string(),
    url: z.string().describe('The address that is called.'),
    webhookType: WebhookType.describe('The content of the call.'),
    scheduledTime: z.string().describe('The time of day at which it is called.'),
    timeZone: z.string().nullable().describe('The time zone of the time of day; UTC when null.'),
    groupId: z.string(),
    householdId: z.string(),
    id: z.string(),
    lastDelivery: WebhookDelivery.nullable().describe('The outcome of the last call.'),
  })
  .meta({ id: 'ReadWebhook' });
export type Webhook = z.output<typeof Webhook>;

const ScheduledTime = z
  .unknown()
  .refine((input) => input !== undefined, { message: 'Field required', params: { type: 'missing' } })
  .transform((input, context) => {
    const time = parseScheduledTime(input);
    return time ?? reject(context, 'value_error', `Value error, Invalid scheduled time: ${toText(input)}`);
  })
  .meta({ type: 'string', format: 'time' });

const TimeZone = z
  .string()
  .refine(isTimeZone, { message: 'Value error, Unknown time zone', params: { type: 'value_error' } })
  .nullish()
  .meta({ type: 'string' });

const WebhookName = NameText.max(MAX_NAME_LENGTH);
const WebhookUrl = z.string().trim().max(MAX_URL_LENGTH);

/** The body of create and of full update, which replaces all fields. */
export const WebhookDraft = z
  .object({
    enabled: Flag.default(true),
    name: z.preprocess((raw) => raw ?? '', WebhookName.default('')).meta({ type: 'string' }),
    url: z.preprocess((raw) => raw ?? '', WebhookUrl.default('')).meta({ type: 'string' }),
    webhookType: WebhookType.default('mealplan'),
    scheduledTime: ScheduledTime,
    timeZone: TimeZone,
    groupId: ignoredAs(z.string()),
    householdId: ignoredAs(z.string()),
    id: ignoredAs(z.string()),
  })
  .superRefine((webhook, context) => {
    if (hasNeededUrl(webhook)) return;
    const message = `Value error, ${URL_RULE}`;
    context.addIssue({ code: 'custom', path: ['url'], params: { type: 'value_error' }, message });
  })
  .meta({
    id: 'CreateWebhook',
    examples: [
      { name: 'Home Assistant', url: 'https://example.com/hook', scheduledTime: '07:30', timeZone: 'Europe/Berlin' },
    ],
  });
export type WebhookDraft = z.output<typeof WebhookDraft>;

/** The body of PATCH: absent fields are kept. */
export const WebhookPatch = z
  .object({
    enabled: Flag.optional(),
    name: WebhookName.optional(),
    url: WebhookUrl.optional(),
    webhookType: WebhookType.optional(),
    scheduledTime: ScheduledTime.optional(),
    timeZone: TimeZone,
  })
  .meta({ id: 'WebhookPatch' });
export type WebhookPatch = z.output<typeof WebhookPatch>;

export const WebhookErrors = {
  tooManyWebhooks: defineError('meal-plan.too-many-webhooks', {
    kind: 'refused',
    shape: 'message',
    sentence: 'A household can have at most {most} webhooks',
  }),
  needsUrl: (url: string) => CommonErrors.invalidValue('url', URL_RULE, url),
};

const byId = z.object({ id: Id });
const withDraft = z.object({ id: Id, webhook: WebhookDraft });

/** The webhooks of the caller's household. */
export const ListWebhooks = definePagedList({ subject: 'meal-plan.webhook.list', query: PageQuery, item: Webhook });
export const ReadWebhook = defineMessage({
  subject: 'meal-plan.webhook.read',
  request: byId,
  reply: Webhook,
  idempotent: true,
});
export const CreateWebhook = defineMessage({
  subject: 'meal-plan.webhook.create',
  request: withDraft,
  reply: Webhook,
  idempotent: true,
});
export const UpdateWebhook = defineMessage({
  subject: 'meal-plan.webhook.update',
  request: withDraft,
  reply: Webhook,
  idempotent: true,
});
export const PatchWebhook = defineMessage({
  subject: 'meal-plan.webhook.patch',
  request: z.object({ id: Id, changes: WebhookPatch }),
  reply: Webhook,
});
export const DeleteWebhook = defineMessage({ subject: 'meal-plan.webhook.delete', request: byId, reply: Webhook });
/** Queues one call of a webhook with the plan of today, also when it is disabled. */
export const TestWebhook = defineMessage({ subject: 'meal-plan.webhook.test', request: byId, reply: Nothing });
/** Calls all enabled webhooks of the household whose time today has passed. */
export const RerunWebhooks = defineMessage({
  subject: 'meal-plan.webhook.rerun',
  request: z.object({}),
  reply: Nothing,
});

/** The last deliveries of a webhook. */
export const ListWebhookDeliveries = defineMessage({
  subject: 'meal-plan.webhook.deliveries',
  request: byId,
  reply: PastDeliveries,
  idempotent: true,
});
/**
 * Repeats a delivery once, with the current plan of that day, also when the webhook is disabled, and returns its
 * outcome. With the same `newDeliveryId`, a repeated request is the same delivery.
 */
export const ResendWebhook = defineMessage({
  subject: 'meal-plan.webhook.send-again',
  request: z.object({ id: Id, deliveryId: Id, newDeliveryId: Id }),
  reply: PastDelivery,
  timeoutMs: 30_000,
});

function toText(input: unknown): string {
  return typeof input === 'string' ? input : String(JSON.stringify(input));
}

/** Whether a webhook can be called, or is disabled. */
export function hasNeededUrl({ enabled, url }: Pick<Webhook, 'enabled' | 'url'>): boolean {
  return !enabled || isHttp(url);
}

function isHttp(url: string): boolean {
  return URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);
}

/** Whether the time zone exists on this machine. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
