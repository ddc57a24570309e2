import type { RequestContext } from '../context/request-context.js';
import { inSpan } from './in-span.js';

/** A span that records how it ended. */
function aSpan() {
  const ends: unknown[] = [];
  const span = { traceparent: 'parent', rename: () => undefined, end: (outcome?: object) => void ends.push(outcome) };
  return { span, ends };
}

const context = (): RequestContext => ({ requestId: '1', actor: null });

async function* peas(failure?: Error): AsyncGenerator<number> {
  yield await Promise.resolve(1);
  if (failure) throw failure;
  yield 2;
}

const streamIn = async (span: ReturnType<typeof aSpan>['span'], failure?: Error) =>
  (await inSpan(span, context(), () => Promise.resolve(peas(failure)))) as AsyncIterable<number>;

it('ends with the last item of a stream', async () => {
  const { span, ends } = aSpan();
  for await (const _pea of await streamIn(span)) expect(ends).toEqual([]);

  expect(ends).toEqual([undefined]);
});

it('ends when the reader leaves the stream', async () => {
  const { span, ends } = aSpan();
  for await (const _pea of await streamIn(span)) break;

  expect(ends).toEqual([undefined]);
});

it('ends with the error of a stream', async () => {
  const { span, ends } = aSpan();
  const failure = new Error('burnt');
  const read = async () => {
    for await (const _pea of await streamIn(span, failure)) expect(ends).toEqual([]);
  };

  await expect(read()).rejects.toThrow('burnt');
  expect(ends).toEqual([{ error: failure }]);
});
