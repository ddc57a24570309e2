import { waitUntil } from '@larder/testing';
import { PARTS, startProduct, type StartedProduct } from './fixtures/started-product.js';

/** The interval of the requests to each part while one of them is restarted. */
const REQUEST_PAUSE_MS = 20;

interface Instance {
  id: string;
}

describe('the parts of one process', () => {
  let product: StartedProduct;
  const instanceOf = async (part: string) => {
    const { status, body } = await product.ask(`/faults/${part}/instance`);
    expect([part, status]).toEqual([part, 200]);
    return (body as Instance).id;
  };
  const received = () => product.command<string[]>('received');
  const untilReplaced = (part: string, before: string) =>
    waitUntil(async () => (await instanceOf(part)) !== before, { what: `${part} to be restarted` });

  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.stop());

  /** Sends requests to all parts while `work` runs, and returns all unexpected responses. */
  async function failuresDuring(work: () => Promise<unknown>): Promise<unknown[]> {
    const failures: unknown[] = [];
    let ended = false;
    const requests = PARTS.map(async (part) => {
      while (!ended) {
        const { status, body } = await product.ask(`/faults/${part}/instance`);
        if (status !== 200) failures.push({ part, status, body });
        await new Promise((resolve) => setTimeout(resolve, REQUEST_PAUSE_MS));
      }
    });
    await work().finally(() => (ended = true));
    await Promise.all(requests);
    return failures;
  }

  it.each(PARTS.flatMap((part) => ['timer', 'promise', 'worker'].map((source) => [part, source] as const)))(
    'restarts %s alone after an error in: %s',
    async (part, source) => {
      const [before, others] = [await instanceOf(part), PARTS.filter((each) => each !== part)];
      const instances = await Promise.all(others.map(instanceOf));

      const failures = await failuresDuring(async () => {
        await product.command(source, part);
        await untilReplaced(part, before);
      });

      expect(failures).toEqual([]);
      expect(await Promise.all(others.map(instanceOf))).toEqual(instances);
    },
  );

  it.each(PARTS)('answers a request whose own code throws later, and continues: %s', async (part) => {
    const before = await instanceOf(part);
    const { status, body } = await product.ask(`/faults/${part}/write?how=throw-later`, 'POST');

    expect([status, body]).toEqual([
      500,
      { detail: expect.objectContaining({ error: true, exception: null }) as unknown },
    ]);
    expect(await instanceOf(part)).toBe(before);
  });

  it.each(PARTS)('answers a request with an unawaited promise that rejects, and continues: %s', async (part) => {
    const before = await instanceOf(part);
    const { status, body } = await product.ask(`/faults/${part}/write?how=reject-later`, 'POST');

    expect([status, body]).toEqual([201, { id: before }]);
    expect(await instanceOf(part)).toBe(before);
  });

  it('redelivers an event whose listener threw later', async () => {
    const services = PARTS.slice(1);
    const before = await Promise.all(services.map(instanceOf));
    const faultIds = await Promise.all(services.map((part) => product.command<string>('event', part)));

    const allReceived = async () => {
      const ids = await received();
      return faultIds.every((faultId) => ids.includes(faultId));
    };
    await waitUntil(allReceived, { what: 'the second deliveries' });
    expect(await Promise.all(services.map(instanceOf))).toEqual(before);
  });

  it('fails a pending write of the part at once, as unavailable', async () => {
    const write = product.ask('/faults/recipe/write?how=hang', 'POST');
    await waitUntil(async () => (await received()).includes('write:recipe'), { what: 'the write to hang' });
    await product.command('timer', 'recipe');
    const { status, headers, body } = await write;

    expect([status, headers.get('retry-after')]).toEqual([503, '2']);
    expect(body).toMatchObject({ detail: { error: true } });
  });

  it('repeats a pending read of the part', async () => {
    const before = await instanceOf('shopping');
    await product.command('hang-next-read', 'shopping');
    const read = product.ask('/faults/shopping/read');
    await waitUntil(async () => (await received()).includes('read:shopping'), { what: 'the read to hang' });
    await product.command('timer', 'shopping');
    const { status, body } = await read;

    expect(status).toBe(200);
    expect((body as Instance).id).not.toBe(before);
  });

  it('finishes a pending request in a failed gateway', async () => {
    const before = await instanceOf('gateway');
    const slow = product.ask('/faults/gateway/slow');
    await waitUntil(async () => (await received()).includes('slow:gateway'), { what: 'the request to hang' });
    await product.command('timer', 'gateway');
    await untilReplaced('gateway', before);
    await product.command('end-slow-requests');

    expect(await slow).toMatchObject({ status: 200, body: { id: before } });
  });

  it('keeps nothing of replaced instances', async () => {
    for (const part of PARTS) {
      const before = await instanceOf(part);
      await product.command('mark', part);
      await product.command('timer', part);
      await untilReplaced(part, before);
    }

    await waitUntil(async () => (await product.command<string[]>('marked')).length === 0, {
      what: 'memory to be freed',
    });
    expect(await product.command('marked')).toEqual([]);
  });

  it('logs the failed part with the reason and its stack', () => {
    const lines = product
      .log()
      .split('\n')
      .filter((line) => line.includes('"part":"parser"'));

    expect(lines.some((line) => line.includes('thrown in a timer') && line.includes('"stack"'))).toBe(true);
  });
});
