import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { Connection } from 'mongoose';
import { z } from 'zod';
import { discoverMethods } from '../../core/discover-methods.js';
import { CONFIG } from '../../core/tokens.js';
import type { BaseConfig } from '../../config/base-config.js';
import { Log } from '../../logging/log.js';
import { InjectConnection } from '../../mongo/provide-model.js';
import { defineJob, type JobDefinition, type JobRun } from '../store/define-job.js';
import { JobWorkers } from '../job-workers.js';
import { Jobs } from '../jobs.js';
import { DAILY, SCHEDULED, type ScheduledRun, type ScheduleMetadata } from '../processes.js';
import { dailyPattern, isTimeOfDay, lastTick, nextTick, tickJobId } from './schedule-times.js';

/**
 * Maximum interval between two checks of the clock, in milliseconds: timers miss suspended machines and clock changes.
 */
const MAX_CHECK_INTERVAL_MS = 60_000;
const COLLECTION = 'schedules';

interface ScheduleDocument {
  _id: string;
  /** The last tick that was queued. */
  lastTickAt: Date;
}

const Tick = z.object({ tickAt: z.iso.datetime() });
type TickJob = JobDefinition<typeof Tick>;

/** A schedule of this service and the kind of its jobs. */
interface RegisteredSchedule {
  schedule: ScheduleMetadata;
  job: TickJob;
}

/**
 * Runs every `@Scheduled` method. Each replica queues each tick as a job whose id derives from the tick, so that it
 * runs once; the last tick is stored, so that one missed during a downtime is caught up.
 */
@Injectable()
export class Schedules implements OnApplicationBootstrap {
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly registered = new Map<string, RegisteredSchedule>();
  private stopped = false;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly jobs: Jobs,
    private readonly workers: JobWorkers,
    private readonly log: Log,
    @Inject(CONFIG) private readonly config: BaseConfig,
    @InjectConnection() private readonly db: Connection,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { DAILY_SCHEDULE_TIME: time } = this.config;
    if (!isTimeOfDay(time)) this.log.error('DAILY_SCHEDULE_TIME is not a time of day, 23:45 is used', { time });
    const methods = discoverMethods<ScheduleMetadata>(this.discovery, this.scanner, SCHEDULED);
    await Promise.all(methods.map(({ options, call }) => this.add(options, call)));
  }

  /** Adds a schedule at run time. */
  async add(metadata: ScheduleMetadata, run: (run: ScheduledRun) => unknown): Promise<void> {
    const pattern = metadata.pattern === DAILY ? dailyPattern(this.config.DAILY_SCHEDULE_TIME) : metadata.pattern;
    const schedule = { ...metadata, pattern, timezone: metadata.timezone ?? this.config.TZ };
    nextTick(schedule, new Date()); // an invalid pattern stops the start
    const job = tickJob(schedule);
    this.registered.set(schedule.name, { schedule, job });
    this.workers.process(job, ({ data, isLast, signal }: JobRun) =>
      run({ tickAt: new Date((data as { tickAt: string }).tickAt), isLast, signal }),
    );
    // The ticks before the first start are not caught up.
    await this.state.updateOne({ _id: schedule.name }, { $setOnInsert: { lastTickAt: new Date() } }, { upsert: true });
    await this.checkSchedule(schedule, job);
  }

  /** The registered schedules with the kind of their jobs. */
  list(): RegisteredSchedule[] {
    return [...this.registered.values()];
  }

  /**
   * Queues a tick that is not due and returns its job's id; null for an unknown schedule. Once for two calls within a
   * second.
   */
  async run(name: string): Promise<string | null> {
    const registered = this.registered.get(name);
    if (!registered) return null;
    const tickAt = new Date(Math.floor(Date.now() / 1_000) * 1_000);
    return this.queueTick(registered.job, name, tickAt);
  }

  stop(): void {
    this.stopped = true;
    this.timers.forEach((timer) => clearTimeout(timer));
  }

  private async checkSchedule(schedule: ScheduleMetadata, job: TickJob): Promise<void> {
    try {
      await this.queueDue(schedule, job);
    } catch (error) {
      if (!this.stopped) this.log.warn('schedule not checked, retrying', { schedule: schedule.name, error });
    }
    if (this.stopped) return;
    const waitMs = Math.min(nextTick(schedule, new Date()).getTime() - Date.now() + 1, MAX_CHECK_INTERVAL_MS);
    this.timers.set(schedule.name, setTimeout(() => void this.checkSchedule(schedule, job), waitMs).unref());
  }

  private async queueDue(schedule: ScheduleMetadata, job: TickJob): Promise<void> {
    const tickAt = lastTick(schedule, new Date());
    const state = await this.state.findOne({ _id: schedule.name });
    if (!state || state.lastTickAt >= tickAt) return;
    await this.queueTick(job, schedule.name, tickAt);
    await this.state.updateOne({ _id: schedule.name }, { $max: { lastTickAt: tickAt } });
  }

  private queueTick(job: TickJob, name: string, tickAt: Date): Promise<string> {
    return this.jobs.enqueue(job, { tickAt: tickAt.toISOString() }, { jobId: tickJobId(name, tickAt), actor: null });
  }

  private get state() {
    return this.db.collection<ScheduleDocument>(COLLECTION);
  }
}

function tickJob({ name, attempts = 3, timeoutMs = 3_600_000 }: ScheduleMetadata): TickJob {
  const options = { attempts, timeoutMs, concurrency: 1, kind: 'scheduled', title: name } as const;
  return defineJob({ name: `schedule-${name}`, data: Tick, ...options });
}
