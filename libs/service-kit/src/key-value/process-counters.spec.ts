import { ProcessCounters } from './process-counters.js';

describe('counters of one process', () => {
  it('count up, and down to zero', () => {
    const counters = new ProcessCounters();
    expect([counters.increment('a', 1_000), counters.increment('a', 1_000), counters.increment('b', 1_000)]).toEqual([
      1, 2, 1,
    ]);
    for (const key of ['a', 'b', 'b', 'c']) counters.decrement(key);
    expect(['a', 'b', 'c'].map((key) => counters.count(key))).toEqual([1, 0, 0]);
  });

  it('expire a fixed time after their first count', () => {
    let now = 0;
    const counters = new ProcessCounters(() => now);
    counters.increment('a', 100);
    now = 60;
    counters.increment('a', 100);
    expect(counters.ttlMs('a')).toBe(40);
    now = 100;
    expect([counters.ttlMs('a'), counters.count('a'), counters.increment('a', 100)]).toEqual([null, 0, 1]);
  });

  it('drop the oldest keys beyond the limit', () => {
    const counters = new ProcessCounters();
    for (let key = 0; key <= 10_000; key += 1) counters.increment(`key ${key}`, 60_000);
    expect([counters.count('key 0'), counters.count('key 1')]).toEqual([0, 1]);
  });
});
