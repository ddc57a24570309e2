import type { Provider } from '@nestjs/common';
import { provideModel } from '../mongo/provide-model.js';
import { JobQueues } from './job-queues.js';
import { JOBS, JobSchema } from './store/job-record.js';
import { JobStore } from './store/job-store.js';
import { JobSweeper } from './job-sweeper.js';
import { JobWorkers } from './job-workers.js';
import { Jobs } from './jobs.js';
import { Schedules } from './schedules/schedules.js';
import { TaskStore } from './store/task-store.js';
import { Tasks } from './tasks/tasks.js';

/** The providers for the jobs of a service. */
export const jobProviders: Provider[] = [
  provideModel(JOBS, JobSchema),
  JobStore,
  JobQueues,
  Jobs,
  JobSweeper,
  JobWorkers,
  Schedules,
  TaskStore,
  Tasks,
];
