import { WorkerThreadError } from '@larder/service-kit';
import { pageFailure } from './page-failure.js';

describe('a page that is too much for its thread', () => {
  it.each(['AbortError', 'TimeoutError'])('is told as taking too long, for a %s', (name) => {
    const error = Object.assign(new Error('ended'), { name });

    expect(pageFailure(error)).toMatchObject({ refusal: { code: 'parser.timed-out', cause: error }, reason: name });
  });

  it('is told as no recipe when it takes too much memory', () => {
    const full = Object.assign(new Error('full'), { code: 'ERR_WORKER_OUT_OF_MEMORY' });

    expect(pageFailure(new WorkerThreadError('full', full))).toMatchObject({
      refusal: { code: 'parser.bad-recipe-data' },
      reason: 'ERR_WORKER_OUT_OF_MEMORY',
    });
  });

  it('is told as no recipe when it ends its thread otherwise', () => {
    expect(pageFailure(new WorkerThreadError('exited'))).toMatchObject({
      refusal: { code: 'parser.bad-recipe-data' },
      reason: 'WorkerThreadError',
    });
  });

  it('is not blamed for a bug of ours', () => {
    expect(pageFailure(new TypeError('x is not a function'))).toBeNull();
  });
});
