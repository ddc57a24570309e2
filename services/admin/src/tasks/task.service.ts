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
import { AllServices } from '../all-services.js';
import { limitPerService, newestFirst } from './newest-first.js';
import { TestTask } from './test-task.job.js';

/** Timeout for the reply of a service, in milliseconds; afterwards its tasks are omitted. */
const TIMEOUT_MS = 5_000;

/** Requests the jobs of every service and merges the replies (docs/api/administration.md#background-tasks). */
@Injectable()
export class TaskService {
  constructor(
    private readonly services: ServiceClient,
    private readonly allServices: AllServices,
    private readonly jobs: Jobs,
  ) {}

  /** The tasks of all services, newest first. */
  async list(actor: Actor, query: ServerTaskQuery): Promise<AsyncIterable<PagePart<ServerTask>>> {
    const limit = limitPerService(query, MAX_TASKS);
    const parts = await this.allServices.collect(async (service) => {
      const request = { status: query.status ?? null, limit };
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const reply = this.services.as(actor).stream(taskMessages(service).list, request, { signal });
      const { head, items } = await readPage(reply);
      return { total: head.total, newest: items };
    });
    const { head, items } = newestFirst(query, parts);
    return pageParts(head, items);
  }

  async listSchedules(actor: Actor): Promise<TaskSchedule[]> {
    const options = { timeoutMs: TIMEOUT_MS };
    const schedules = await this.allServices.collect((service) =>
      this.services.as(actor).request(taskMessages(service).schedules, {}, options),
    );
    return schedules.flat().sort((a, b) => (a.id < b.id ? -1 : 1)); // ids are unique; the locale is irrelevant
  }

  /** Queues a task without work. */
  async runTest(actor: Actor): Promise<ServerTask> {
    const record = await this.jobs.find(await this.jobs.enqueue(TestTask, {}, { actor }));
    if (!record) throw new Error('The job was not found right after it was queued.');
    return toTask(record);
  }

  retry(actor: Actor, id: number): Promise<ServerTask> {
    return this.allServices.firstWithRecord((service) =>
      this.services.as(actor).request(taskMessages(service).retry, { id }),
    );
  }

  remove(actor: Actor, id: number): Promise<ServerTask> {
    return this.allServices.firstWithRecord((service) =>
      this.services.as(actor).request(taskMessages(service).remove, { id }),
    );
  }

  runSchedule(actor: Actor, scheduleId: string): Promise<ServerTask> {
    return this.allServices.firstWithRecord((service) =>
      this.services.as(actor).request(taskMessages(service).run, { scheduleId }),
    );
  }
}
