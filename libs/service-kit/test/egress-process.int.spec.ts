import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { RawServer, selfSigned } from '@larder/testing';
import type { Plan, Told } from './fixtures/egress-main.js';
import { MISBEHAVIOR } from './fixtures/misbehavior.js';
import { spawnFixture } from './fixtures/spawn-fixture.js';

const START_MS = 90_000;

/** Asks all servers in a process of its own, in each way. */
async function askAll(plan: Plan): Promise<Told & { exit: unknown[] }> {
  const child = spawnFixture('egress-main', { PLAN: JSON.stringify(plan) });
  const [said, complaints, exit] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  if (!said) throw new Error(`The process ended with ${exit.join()} and told nothing: ${complaints}`);
  return { ...(JSON.parse(said) as Told), exit };
}

describe.each([
  ['http', undefined],
  ['https', selfSigned()],
])('foreign servers that speak %s and', (scheme, identity) => {
  let servers: RawServer[];
  let told: Awaited<ReturnType<typeof askAll>>;

  beforeAll(async () => {
    const entries = Object.entries(MISBEHAVIOR);
    servers = await Promise.all(entries.map(([, { behavior }]) => RawServer.open(behavior, identity)));
    const urls = entries.map(([name], index) => [name, `${scheme}://localhost:${servers[index]?.port}/`] as const);
    told = await askAll({ urls: Object.fromEntries(urls), ...(identity ? { ca: identity.cert } : {}) });
  }, START_MS);
  afterAll(() => Promise.all(servers.map((server) => server.close())));

  it('leave the process alive, and no connection behind', () => {
    expect(told).toMatchObject({ openSockets: 0, exit: [0, null] });
  });

  it.each(Object.entries(MISBEHAVIOR))('send %s', (name, { expected: { read, ...others } }) => {
    const outcomes = told.outcomes[name];

    expect(outcomes).toMatchObject({
      ...Object.fromEntries(
        Object.entries({ fetch: read, slow: read, late: read, ...others }).map(([act, outcome]) => {
          return [act, outcome instanceof RegExp ? expect.stringMatching(outcome) : outcome];
        }),
      ),
    });
    expect(JSON.stringify(outcomes)).not.toContain('not an egress error');
  });
});
