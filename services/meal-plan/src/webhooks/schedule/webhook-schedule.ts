import { InjectConnection, InjectConfig, Jobs, newId, Scheduled, type ScheduledRun } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Connection } from 'mongoose';
import type { MealPlanConfig } from '../../config.js';
import { dayIn } from '../../plan-entries/index.js';
import { DeliverWebhook } from '../deliveries/deliver-webhook.job.js';
import { dueAt, type Window } from './due-webhooks.js';
import { WebhookRepository } from '../webhook.repository.js';
import type { WebhookDocument } from '../webhook.schema.js';

const FIVE_MINUTES_MS = 300_000;
/** Maximum delay in milliseconds; later calls are skipped, since a reminder of lunch is useless in the evening. */
const LONGEST_DELAY_MS = 3_600_000;
const COLLECTION = 'webhookRuns';
const MARK = 'last';

interface Mark {
  _id: string;
  at: Date;
}

/** The webhooks to call, and the id of their common run. */
interface Call {
  webhook: WebhookDocument;
  day: string;
  window: Window;
  eventId: string;
  isTest?: boolean;
  /** Part of the job id, so that a repeated request is the same job. */
  jobId?: string;
}

/** Calls webhooks when they are due, once per run regardless of the number of replicas. */
@Injectable()
export class WebhookSchedule {
  constructor(
    private readonly webhooks: WebhookRepository,
    private readonly jobs: Jobs,
    @InjectConfig() private readonly config: MealPlanConfig,
    @InjectConnection() private readonly db: Connection,
  ) {}

  @Scheduled('webhooks-fire', { pattern: '*/5 * * * *' })
  async fire({ tickAt }: Pick<ScheduledRun, 'tickAt'>): Promise<void> {
    if (this.config.IS_DEMO) return;
    const mark = await this.marks.findOne({ _id: MARK });
    const from = Math.max(
      mark?.at.getTime() ?? tickAt.getTime() - FIVE_MINUTES_MS,
      tickAt.getTime() - LONGEST_DELAY_MS,
    );
    const window = { from: new Date(from), to: tickAt };
    const events = new Map<string, string>();
    for await (const webhook of this.webhooks.streamEnabled()) {
      const due = dueAt(webhook, window);
      if (!due) continue;
      const eventId = events.get(webhook.householdId) ?? newId();
      events.set(webhook.householdId, eventId);
      const day = dayIn(webhook.timeZone ?? this.config.TZ ?? 'UTC', due);
      await this.queue({ webhook, day, window, eventId, jobId: `webhook_${webhook._id}_${tickAt.getTime()}` });
    }
    await this.marks.updateOne({ _id: MARK }, { $max: { at: tickAt } }, { upsert: true });
  }

  /** Calls the enabled webhooks of a household that were due since midnight UTC, inclusive. */
  async rerun(household: { groupId: string; householdId: string }): Promise<void> {
    const to = new Date();
    const midnight = new Date(to);
    midnight.setUTCHours(0, 0, 0, 0);
    const window = { from: new Date(midnight.getTime() - 1), to };
    const eventId = newId();
    for (const webhook of await this.webhooks.findEnabled(household)) {
      const due = dueAt(webhook, window);
      if (!due) continue;
      const day = dayIn(webhook.timeZone ?? this.config.TZ ?? 'UTC', due);
      await this.queue({ webhook, day, window: { from: midnight, to }, eventId });
    }
  }

  /** Calls one webhook with today's plan. */
  async test(webhook: WebhookDocument): Promise<void> {
    const to = new Date();
    const day = dayIn(webhook.timeZone ?? this.config.TZ ?? 'UTC', to);
    await this.queue({ webhook, day, window: { from: to, to }, eventId: newId(), isTest: true });
  }

  private async queue({ webhook, day, window, eventId, isTest = false, jobId }: Call): Promise<void> {
    const { _id: webhookId, householdId } = webhook;
    const [from, to] = [window.from.toISOString(), window.to.toISOString()];
    const data = { webhookId, householdId, eventId, from, to, day, isTest };
    await this.jobs.enqueue(DeliverWebhook, data, { actor: null, ...(jobId && { jobId }) });
  }

  private get marks() {
    return this.db.collection<Mark>(COLLECTION);
  }
}
