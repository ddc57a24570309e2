import { defineError } from '../errors/define-error.js';

export const ServerTaskErrors = {
  /** Only what has failed is done again: anything else would be done twice. */
  notFailed: defineError('admin.task-not-failed', {
    kind: 'conflict',
    shape: 'message',
    sentence: 'Only a failed task can be tried again.',
  }),
};
