import { WorkerThreadError } from '@larder/service-kit';
import { pageFailure } from './page-failure.js';

describe('pageFailure', () => {
  it.each(['AbortError', 'TimeoutError'])('maps %s to a time-out', (name) => {
    const error = Object.assign(new Error('ended'), { name });

    expect(pageFailure(error)).toMatchObject({ refusal: { code: 'parser.timed-out', cause: error }, reason: name });
  });

  it('maps too much memory to bad data', () => {
    const full = Object.assign(new Error('full'), { code: 'ERR_WORKER_OUT_OF_MEMORY' });

    expect(pageFailure(new WorkerThreadError('full', full))).toMatchObject({
      refusal: { code: 'parser.bad-recipe-data' },
      reason: 'ERR_WORKER_OUT_OF_MEMORY',
    });
  });

  it('maps another end of the thread to bad data', () => {
    expect(pageFailure(new WorkerThreadError('exited'))).toMatchObject({
      refusal: { code: 'parser.bad-recipe-data' },
      reason: 'WorkerThreadError',
    });
  });

  it('ignores other errors', () => {
    expect(pageFailure(new TypeError('x is not a function'))).toBeNull();
  });
});
