import {
  MAX_TASKS,
  pageParts,
  readPage,
  taskMessages,
  type Actor,
  type PagePart,
  type ServerTask,
  type ServerTaskQuery,
  type TaskSchedule,
} from '@larder/contracts';
import { Jobs, ServiceClient, toTask } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { AskedServices } from './asked-services.js';
import { neededOfEach, newestFirst } from './newest-first.js';
import { TryTask } from './try-task.job.js';

/** How long a service may take before its tasks are left out. */
const TIMEOUT_MS = 5_000;

/** Asks every service for its jobs and puts the answers together (docs/api/administration.md#background-tasks). */
@Injectable()
export class TaskService {
  constructor(
    private readonly services: ServiceClient,
    private readonly asked: AskedServices,
    private readonly jobs: Jobs,
  ) {}

  /** Newest first. */
  async list(actor: Actor, query: ServerTaskQuery): Promise<AsyncIterable<PagePart<ServerTask>>> {
    const limit = neededOfEach(query, MAX_TASKS);
    const parts = await this.asked.all(async (service) => {
      const question = { status: query.status ?? null, limit };
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const answer = this.services.as(actor).stream(taskMessages(service).list, question, { signal });
      const { head, items } = await readPage(answer);
      return { total: head.total, newest: items };
    });
    const { head, items } = newestFirst(query, parts);
    return pageParts(head, items);
  }

  async listSchedules(actor: Actor): Promise<TaskSchedule[]> {
    const options = { timeoutMs: TIMEOUT_MS };
    const found = await this.asked.all((service) =>
      this.services.as(actor).request(taskMessages(service).schedules, {}, options),
    );
    return found.flat().sort((a, b) => (a.id < b.id ? -1 : 1)); // ids are unique; no locale has a say
  }

  /** Queues a task that does nothing. */
  async try(actor: Actor): Promise<ServerTask> {
    const record = await this.jobs.find(await this.jobs.enqueue(TryTask, {}, { actor }));
    if (!record) throw new Error('A job was forgotten as soon as it was queued.');
    return toTask(record);
  }

  retry(actor: Actor, id: number): Promise<ServerTask> {
    return this.asked.one((service) => this.services.as(actor).request(taskMessages(service).retry, { id }));
  }

  remove(actor: Actor, id: number): Promise<ServerTask> {
    return this.asked.one((service) => this.services.as(actor).request(taskMessages(service).remove, { id }));
  }

  run(actor: Actor, scheduleId: string): Promise<ServerTask> {
    return this.asked.one((service) => this.services.as(actor).request(taskMessages(service).run, { scheduleId }));
  }
}
