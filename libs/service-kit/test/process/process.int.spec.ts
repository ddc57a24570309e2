import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { aMember, clearNamespace, startTestService, testEnvironment } from '@larder/testing';
import { kitchenService } from '../fixtures/kitchen.js';
import { Cook, PotStirred, Stir } from '../fixtures/kitchen-messages.js';
import { newId } from '../../src/index.js';
import { waitForOutput, spawnFixture, type Child } from '../fixtures/spawn-fixture.js';

// Each test starts a process that compiles its sources.

describe('a service as a process', () => {
  let child: Child;
  afterEach(() => child.kill('SIGKILL'));

  it('does not start with an invalid setting, and names it', async () => {
    child = spawnFixture('kitchen-main', { ...testEnvironment(), COOKS: 'plenty' });
    const [stderr, exit] = await Promise.all([text(child.stderr), once(child, 'exit')]);

    expect(exit).toEqual([1, null]);
    expect(stderr).toMatch(/^kitchen cannot start.*\nCOOKS: /);
  });

  it('ends cleanly on a signal', async () => {
    const env = testEnvironment({ LOG_LEVEL: 'info' });
    child = spawnFixture('kitchen-main', env);
    await waitForOutput(child, 'service started');
    child.kill('SIGTERM');

    await expect(once(child, 'exit')).resolves.toEqual([0, null]);
    await clearNamespace(env, 'kitchen');
  });

  it('has its written events published after it was killed', async () => {
    const kitchen = await startTestService(kitchenService, { timings: { outboxSweepMs: 200 } });
    const ana = aMember();
    const id = newId();
    await kitchen.as(ana).request(Cook, { id, name: 'soup' });
    child = spawnFixture('kitchen-main', { ...kitchen.env, LOG_LEVEL: 'info' });
    await waitForOutput(child, 'service started');
    // Either replica replies; once the child has been killed, only the sweeper publishes.
    for (let count = 0; count < 20; count += 1) await kitchen.as(ana).request(Stir, { id, quietly: true });
    child.kill('SIGKILL');

    const events = await kitchen.eventually.published(PotStirred, { count: 21 });
    expect(events.map(({ revision }) => revision).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 21 }, (_, index) => index),
    );
    await kitchen.stop();
  });
});
