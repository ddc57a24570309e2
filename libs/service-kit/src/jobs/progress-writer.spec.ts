import { ProgressWriter } from './progress-writer.js';

/** A store whose writes the test completes. */
function slowStore() {
  const stored: unknown[] = [];
  const completions: (() => void)[] = [];
  const writer = new ProgressWriter((value) => {
    stored.push(value);
    return new Promise((resolve) => completions.push(resolve));
  });
  return { writer, stored, complete: () => completions.shift()?.() };
}

it('skips values that arrive while another one is written', async () => {
  const { writer, stored, complete } = slowStore();
  const written = ['a', 'b', 'c'].map((value) => writer.write(value));
  complete();
  await new Promise((resolve) => setImmediate(resolve));
  complete();
  await Promise.all(written);

  expect(stored).toEqual(['a', 'c']);
});

// The end of a write takes several microtasks; a value may come in any of them.
it.each(Array.from({ length: 8 }, (_, microtasks) => microtasks))(
  'stores a value that comes %i microtasks after the one before was written',
  async (microtasks) => {
    const stored: unknown[] = [];
    const writer = new ProgressWriter((value) => {
      stored.push(value);
      return Promise.resolve();
    });
    void writer.write('first');
    for (let turn = 0; turn < microtasks; turn += 1) await Promise.resolve();

    await writer.write('second');

    expect(stored).toEqual(['first', 'second']);
  },
);
