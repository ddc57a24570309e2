import { AppError } from '@larder/contracts';
import { aMember, startTestService, waitUntil, type TestService } from '@larder/testing';
import { monotonicMs, newId, runInContext } from '../../src/index.js';
import { Diary, kitchenService } from '../fixtures/kitchen.js';
import { Cook, Fail, Recite, Stir, Wait, Whoami } from '../fixtures/kitchen-messages.js';

describe.each([
  ['over the message server', false],
  ['in the same process', true],
])('a request to a service %s', (_way, inOneProcess) => {
  let kitchen: TestService;
  const ana = aMember({ username: 'Ana Žižek 🍲' });

  beforeAll(async () => {
    kitchen = await startTestService(kitchenService, { inOneProcess });
  });
  afterAll(async () => {
    kitchen.get(Diary).gates.forEach((open) => open());
    await kitchen.stop();
  });

  it('returns the result of the handler', async () => {
    const id = newId();

    await expect(kitchen.as(ana).request(Cook, { id, name: 'soup' })).resolves.toEqual({ id, revision: 0 });
    await expect(kitchen.as(null).request(Stir, { id })).resolves.toEqual({ revision: 1 });
  });

  it('contains actor, request id and deadline', async () => {
    const context = { requestId: 'request-7', actor: ana, deadlineAt: monotonicMs() + 4_000 };
    const reply = await runInContext(context, () => kitchen.as(ana).request(Whoami, {}));

    expect(reply).toMatchObject({ userId: ana.userId, requestId: 'request-7' });
    expect(reply.remainingMs).toBeGreaterThan(0);
    expect(reply.remainingMs).toBeLessThanOrEqual(4_000);
  });

  it('is refused for an anonymous caller when an actor is required', async () => {
    const reply = kitchen.as(null).request(Cook, { id: newId(), name: 'soup' });

    await expect(reply).rejects.toMatchObject({ kind: 'unauthenticated', code: 'common.not-authenticated' });
  });

  it('returns the invalid fields of a request', async () => {
    const reply = kitchen.as(ana).request(Cook, { id: newId(), name: '' });

    await expect(reply).rejects.toMatchObject({ kind: 'invalid', fields: [{ loc: ['body', 'name'] }] });
  });

  it('passes an expected failure to the caller unchanged', async () => {
    const error = await kitchen
      .as(ana)
      .request(Fail, { how: 'expected' })
      .catch((caught: unknown) => caught);

    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ kind: 'not-found', code: 'kitchen.pot-not-found', params: { id: 'x' } });
  });

  it.each(['bug', 'misshapen'] as const)('returns no details of an unexpected failure: %s', async (how) => {
    const reply = kitchen.as(ana).request(Fail, { how });

    await expect(reply).rejects.toMatchObject({ code: 'common.failed', params: {} });
  });

  it('returns a reply of any size, in pieces when it does not fit into one message', async () => {
    const { text } = await kitchen.as(ana).request(Recite, { characters: 5_000_002 });

    expect(Buffer.byteLength(text)).toBeGreaterThan(8 * 1024 * 1024);
    expect(text === '🍕'.repeat(2_500_001)).toBe(true);
  });

  it('fails when it is too large', async () => {
    const reply = kitchen.as(ana).request(Cook, { id: newId(), name: 'x'.repeat(9 * 1024 * 1024) });

    await expect(reply).rejects.toMatchObject({ code: 'common.too-large' });
  });

  it('fails when the service is not running', async () => {
    const absent = { ...Stir, subject: 'cellar.jar.open' };

    await expect(kitchen.as(ana).request(absent, { id: 'x' })).rejects.toMatchObject({ code: 'common.unavailable' });
  });

  it('is abandoned after the timeout, and when the caller aborts', async () => {
    const leaving = new AbortController();
    const aborted = kitchen.as(ana).request(Wait, { gate: newId() }, { signal: leaving.signal });
    leaving.abort(new Error('gone'));

    await expect(aborted).rejects.toThrow('gone');
    await expect(kitchen.as(ana).request(Wait, { gate: newId() }, { timeoutMs: 80 })).rejects.toMatchObject({
      code: 'common.timeout',
    });
  });

  it('returns the health of the service', async () => {
    const report = await kitchen.ready();

    expect(report).toEqual({
      name: 'kitchen',
      ready: true,
      checks: { nats: 'ok', redis: 'ok', mongo: 'ok', data: 'ok', migrations: 'ok' },
    });
  });
});

describe('a request that may be lost', () => {
  let kitchen: TestService;
  const ana = aMember();

  beforeAll(async () => {
    kitchen = await startTestService(kitchenService);
  });
  afterAll(async () => {
    kitchen.get(Diary).gates.forEach((open) => open());
    await kitchen.stop();
  });

  it('is repeated after a timeout only when it is idempotent', async () => {
    const diary = kitchen.get(Diary);
    const [read, write] = [newId(), newId()];
    await kitchen
      .as(ana)
      .request({ ...Wait, idempotent: true }, { gate: read }, { timeoutMs: 3_000 })
      .catch(() => undefined);
    await kitchen
      .as(ana)
      .request(Wait, { gate: write }, { timeoutMs: 3_000 })
      .catch(() => undefined);

    await waitUntil(() => diary.waiting.includes(write));
    expect(diary.waiting.filter((gate) => gate === read)).toHaveLength(2);
    expect(diary.waiting.filter((gate) => gate === write)).toHaveLength(1);
  });
});
