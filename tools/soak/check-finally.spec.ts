import { checkFinally } from '../../e2e/src/soak/household/check-finally.js';
import { SoakLog } from '../../e2e/src/soak/log/soak-log.js';

const violationsOf = (log: SoakLog) => log.violations.map(({ description }) => description);

describe('a final check', () => {
  it('is repeated until the server has answered', async () => {
    const log = new SoakLog();
    const answered = [true, false, false];

    await checkFinally('the list', () => Promise.resolve(answered.pop() ?? false), log);

    expect(answered).toEqual([]);
    expect(log.violations).toEqual([]);
  });

  it.each([
    ['is never answered', () => Promise.resolve(false), /^the list cannot be compared at the end: .*Waited 0 ms/],
    [
      'cannot be read',
      () => Promise.reject(new Error('no JSON')),
      /^the list cannot be compared at the end: .*no JSON/,
    ],
  ])('that %s is a violation', async (_case, check, expected) => {
    const log = new SoakLog();

    await checkFinally('the list', check, log, 0);

    expect(violationsOf(log)).toEqual([expect.stringMatching(expected)]);
  });
});
