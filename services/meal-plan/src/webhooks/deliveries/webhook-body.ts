import type { PlanEntry } from '@larder/contracts';

/** The number of `webhook_task` among the events (docs/api/notifications.md#payload). */
const WEBHOOK_TASK = 2;

export interface WebhookCall {
  eventId: string;
  from: string;
  to: string;
  isTest: boolean;
  entries: readonly PlanEntry[];
  sentAt: Date;
}

/** The body of a call. Existing receivers rely on these names and values. */
export function webhookBody({ eventId, from, to, isTest, entries, sentAt }: WebhookCall): string {
  return JSON.stringify({
    message: { title: 'Webhook Task', body: isTest ? 'Test Webhook' : 'generic' },
    eventType: WEBHOOK_TASK,
    integrationId: 'mealie_generic_user',
    documentData: {
      documentType: 'mealplan',
      operation: 'info',
      webhookStartDt: from,
      webhookEndDt: to,
      webhookBody: entries,
    },
    eventId,
    timestamp: sentAt.toISOString(),
  });
}
