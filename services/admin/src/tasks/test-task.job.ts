import { defineJob } from '@larder/service-kit';
import { z } from 'zod';

/** A job without work: its completion shows that jobs are processed. */
export const TestTask = defineJob({
  name: 'try-task',
  data: z.object({}),
  attempts: 1,
  timeoutMs: 10_000,
  kind: 'other',
  title: 'Background Task',
});
