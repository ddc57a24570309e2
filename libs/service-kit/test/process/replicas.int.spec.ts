import { aMember, startTestService, waitUntil, type TestService } from '@larder/testing';
import { newId, type RunningService } from '../../src/index.js';
import { Diary, kitchenService } from '../fixtures/kitchen.js';
import { BellRang, Cook, PotStirred, Stir, Wait, Whoami } from '../fixtures/kitchen-messages.js';
import { Broadcasts } from '../../src/index.js';

describe('several replicas', () => {
  let kitchen: TestService;
  let second: RunningService;
  const ana = aMember();

  beforeEach(async () => {
    kitchen = await startTestService(kitchenService);
    second = await kitchen.replica();
  });
  afterEach(() => kitchen.stop());

  it('share the requests', async () => {
    const gates = Array.from({ length: 40 }, newId);
    const replies = Promise.all(gates.map((gate) => kitchen.as(ana).request(Wait, { gate })));
    const diaries = [kitchen.get(Diary), second.get(Diary)];

    await waitUntil(() => diaries.every(({ waiting }) => waiting.length > 0) && waitingOf(diaries) === 40);
    diaries.forEach((diary) => diary.gates.forEach((open) => open()));
    await expect(replies).resolves.toHaveLength(40);
  });

  it('lose no request when one of them stops', async () => {
    const requests = Array.from({ length: 300 }, () => kitchen.as(ana).request(Whoami, {}));
    const stopped = second.stop();
    const more = Array.from({ length: 300 }, () => kitchen.as(ana).request(Whoami, {}));

    const replies = await Promise.all([...requests, ...more]);
    await stopped;
    expect(replies).toHaveLength(600);
  });

  it('complete their requests before they stop', async () => {
    const gates = Array.from({ length: 20 }, newId);
    const replies = Promise.all(gates.map((gate) => kitchen.as(ana).request(Wait, { gate })));
    const diary = second.get(Diary);
    await waitUntil(() => waitingOf([kitchen.get(Diary), diary]) === 20);
    const stopped = second.stop();
    await kitchen.as(ana).request(Whoami, {});
    [kitchen.get(Diary), diary].forEach(({ gates: open }) => open.forEach((each) => each()));

    await stopped;
    await expect(replies).resolves.toHaveLength(20);
  });

  it('handle each event once between them', async () => {
    const id = newId();
    await kitchen.as(ana).request(Cook, { id, name: 'soup' });
    for (let count = 0; count < 19; count += 1) await kitchen.as(ana).request(Stir, { id });

    const diaries = [kitchen.get(Diary), second.get(Diary)];
    await waitUntil(() => diaries.flatMap(({ stirred }) => stirred).length >= 20);
    await kitchen.eventually.published(PotStirred, { count: 20 });
    const revisions = diaries.flatMap(({ stirred }) => stirred.map(({ revision }) => revision));
    expect(revisions.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index));
  });

  it('all receive a broadcast', async () => {
    kitchen.get(Broadcasts).send(BellRang, { table: 4 });

    await waitUntil(() => [kitchen, second].every((each) => each.get(Diary).bells.includes(4)));
  });
});

function waitingOf(diaries: Diary[]): number {
  return diaries.reduce((sum, { waiting }) => sum + waiting.length, 0);
}
