import { RoundRobinQueue } from './round-robin-queue.js';

function taken(queue: RoundRobinQueue<string>): (string | undefined)[] {
  const items: (string | undefined)[] = [];
  do items.push(queue.take());
  while (items.at(-1) !== undefined);
  return items;
}

describe('a round-robin queue', () => {
  it('takes an item of each caller in turn', () => {
    const queue = new RoundRobinQueue<string>();
    for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.add([item.charAt(0)], item);

    expect(taken(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', undefined]);
  });

  it('does not put a caller who is waiting behind one that adds more', () => {
    const queue = new RoundRobinQueue<string>();
    for (const item of ['a1', 'a2', 'b1']) queue.add([item.charAt(0)], item);

    const [first] = [queue.take(), queue.add(['a'], 'a3')];

    expect([first, ...taken(queue)]).toEqual(['a1', 'b1', 'a2', 'a3', undefined]);
  });

  it('takes an item of each address in turn, regardless of the number of its users', () => {
    const queue = new RoundRobinQueue<string>();
    for (const item of ['a1', 'a2', 'a3', 'b1', 'b2']) queue.add([item.charAt(0), `${item} user`], item);

    expect(queue.delete(['a', 'a2 user'], 'a2')).toBe(true);
    expect(taken(queue)).toEqual(['a1', 'b1', 'a3', 'b2', undefined]);
  });

  it('skips callers that may have no item now', () => {
    const queue = new RoundRobinQueue<string>();
    for (const item of ['a1', 'b1']) queue.add([item.charAt(0)], item);

    expect([queue.take(([name]) => name !== 'a'), queue.take(([name]) => name !== 'a')]).toEqual(['b1', undefined]);
    expect(taken(queue)).toEqual(['a1', undefined]);
  });

  it('skips removed items', () => {
    const queue = new RoundRobinQueue<string>();
    for (const item of ['a1', 'b1', 'b2']) queue.add([item.charAt(0)], item);

    const removals = [
      queue.delete(['a'], 'a1'),
      queue.delete(['a'], 'a1'),
      queue.delete(['b'], 'b1'),
      queue.delete(['c'], 'c'),
    ];

    expect(removals).toEqual([true, false, true, false]);
    expect(taken(queue)).toEqual(['b2', undefined]);
  });
});
