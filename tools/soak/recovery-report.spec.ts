import { recoveries } from '../../e2e/src/soak/log/recovery-report.js';

describe('recoveries', () => {
  it('returns median, p99 and maximum by part and of all kills', () => {
    const kills = [
      { part: 'database', recoveryMs: 300 },
      { part: 'database', recoveryMs: 100 },
      { part: 'nats-server', recoveryMs: 50 },
    ];

    expect(recoveries(kills)).toEqual([
      { part: 'database', kills: 2, median: 100, p99: 300, slowest: 300 },
      { part: 'nats-server', kills: 1, median: 50, p99: 50, slowest: 50 },
      { part: 'all', kills: 3, median: 100, p99: 300, slowest: 300 },
    ]);
  });
});
