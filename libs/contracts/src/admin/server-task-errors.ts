import { defineError } from '../errors/define-error.js';

export const ServerTaskErrors = {
  /** Only failed tasks can be retried: others would run twice. */
  notFailed: defineError('admin.task-not-failed', {
    kind: 'conflict',
    shape: 'message',
    sentence: 'Only a failed task can be tried again.',
  }),
};
