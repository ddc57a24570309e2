import { KeyedSlots } from './keyed-slots.js';

/** Work that runs until the test ends it. */
function pending() {
  let end: () => void = () => undefined;
  const work = new Promise<string>((resolve) => (end = () => resolve('done')));
  return { work: () => work, end };
}

describe('keyed slots', () => {
  it('refuse work beyond the limit of a key, and none of another key', async () => {
    const slots = new KeyedSlots(2);
    const { work, end } = pending();
    const running = [slots.tryRun('soup', work), slots.tryRun('soup', work)];

    expect(await slots.tryRun('soup', work)).toBeNull();
    const other = slots.tryRun('stew', work);
    end();

    expect(await Promise.all([...running, other])).toEqual(['done', 'done', 'done']);
  });

  it('are free again when the work has ended, also by a failure', async () => {
    const slots = new KeyedSlots(1);

    await expect(slots.tryRun('soup', () => Promise.reject(new Error('burnt')))).rejects.toThrow('burnt');

    expect(slots.size).toBe(0);
    expect(await slots.tryRun('soup', () => Promise.resolve('done'))).toBe('done');
  });
});
