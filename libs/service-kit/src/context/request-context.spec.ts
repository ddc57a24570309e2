import { CommonErrors } from '@larder/contracts';
import { monotonicMs, requireTimeLeft, runInContext } from './request-context.js';

const withDeadline = (deadlineAt?: number) => ({
  requestId: 'r',
  actor: null,
  ...(deadlineAt === undefined ? {} : { deadlineAt }),
});

describe('requireTimeLeft', () => {
  it('stops work whose caller no longer waits', () => {
    const late = () => runInContext(withDeadline(monotonicMs() - 1), requireTimeLeft);

    expect(late).toThrow(CommonErrors.timeout());
  });

  it.each([
    ['before the deadline', withDeadline(monotonicMs() + 600_000)],
    ['without a deadline', withDeadline()],
  ])('lets work go on %s', (_, context) => {
    expect(() => runInContext(context, requireTimeLeft)).not.toThrow();
  });
});
