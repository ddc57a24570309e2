import {
  derivedId,
  InjectConnection,
  InjectConfig,
  Jobs,
  newId,
  Scheduled,
  type ScheduledRun,
} from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Connection } from 'mongoose';
import type { MealPlanConfig } from '../../config.js';
import { dayIn } from '../../plan-entries/index.js';
import { DeliverWebhook } from '../deliveries/deliver-webhook.job.js';
import { WebhookRepository } from '../webhook.repository.js';
import type { WebhookDocument } from '../webhook.schema.js';
import { dueAt, type Window } from './due-webhooks.js';

const MINUTE_MS = 60_000;
const FIVE_MINUTES_MS = 5 * MINUTE_MS;
/** Maximum delay in milliseconds; later calls are skipped, since a reminder of lunch is useless in the evening. */
const LONGEST_DELAY_MS = 3_600_000;
const RUNS = 'webhookRuns';
const LAST_RUN = 'last';

/** The tick of the last run of the schedule. */
interface Run {
  _id: string;
  at: Date;
}

/** A webhook to call. */
interface Call {
  webhook: WebhookDocument;
  /** The time whose day is sent. */
  at: Date;
  window: Window;
  /** Identical for all webhooks of a household that are called together. */
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

  /** Calls the webhooks that were due since the last run. */
  @Scheduled('webhooks-fire', { pattern: '*/5 * * * *' })
  async fire({ tickAt }: Pick<ScheduledRun, 'tickAt'>): Promise<void> {
    if (this.config.IS_DEMO) return;
    const lastRun = await this.runs.findOne({ _id: LAST_RUN });
    const from = Math.max(
      lastRun?.at.getTime() ?? tickAt.getTime() - FIVE_MINUTES_MS,
      tickAt.getTime() - LONGEST_DELAY_MS,
    );
    const window = { from: new Date(from), to: tickAt };
    for await (const webhook of this.webhooks.streamEnabled()) {
      const due = dueAt(webhook, window);
      if (!due) continue;
      // The same when an interrupted run is repeated.
      const eventId = derivedId(`webhook run ${webhook.householdId} ${tickAt.getTime()}`);
      await this.queue({ webhook, at: due, window, eventId, jobId: `webhook_${webhook._id}_${tickAt.getTime()}` });
    }
    await this.runs.updateOne({ _id: LAST_RUN }, { $max: { at: tickAt } }, { upsert: true });
  }

  /**
   * Calls the enabled webhooks of a household that were due since midnight UTC, inclusive; each once a minute, however
   * often that is requested.
   */
  async rerun(household: { groupId: string; householdId: string }, to = new Date()): Promise<void> {
    const minute = Math.floor(to.getTime() / MINUTE_MS);
    const midnight = new Date(to);
    midnight.setUTCHours(0, 0, 0, 0);
    const window = { from: new Date(midnight.getTime() - 1), to };
    const eventId = derivedId(`webhook rerun ${household.householdId} ${minute}`);
    for (const webhook of await this.webhooks.findEnabled(household)) {
      const due = dueAt(webhook, window);
      if (!due) continue;
      const jobId = `webhook_${webhook._id}_rerun_${minute}`;
      await this.queue({ webhook, at: due, window: { from: midnight, to }, eventId, jobId });
    }
  }

  /** Calls one webhook with today's plan. */
  async test(webhook: WebhookDocument): Promise<void> {
    const to = new Date();
    await this.queue({ webhook, at: to, window: { from: to, to }, eventId: newId(), isTest: true });
  }

  private async queue({ webhook, at, window, eventId, isTest = false, jobId }: Call): Promise<void> {
    const { _id: webhookId, householdId, timeZone } = webhook;
    const day = dayIn(timeZone ?? this.config.TZ, at);
    const [from, to] = [window.from.toISOString(), window.to.toISOString()];
    const data = { webhookId, householdId, eventId, from, to, day, isTest };
    await this.jobs.enqueue(DeliverWebhook, data, { actor: null, ...(jobId && { jobId }) });
  }

  private get runs() {
    return this.db.collection<Run>(RUNS);
  }
}
