import { finalStatus } from './report-status.js';

describe('finalStatus', () => {
  it.each([
    [3, 0, 'success'],
    [2, 1, 'partial'],
    [0, 3, 'failure'],
    [0, 0, 'failure'],
  ])('with %i successes and %i failures is %s', (succeeded, failed, status) => {
    expect(finalStatus({ succeeded, failed })).toBe(status);
  });
});
