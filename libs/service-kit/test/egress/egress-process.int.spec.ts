import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { RawServer, selfSigned } from '@larder/testing';
import type { Plan, ActOutcome } from '../fixtures/egress-main.js';
import { MISBEHAVIOR } from '../fixtures/misbehavior.js';
import { spawnFixture } from '../fixtures/spawn-fixture.js';

/** Sends requests to all servers in a separate process, with each client. */
async function requestAll(plan: Plan): Promise<ActOutcome & { exit: unknown[] }> {
  const child = spawnFixture('egress-main', { PLAN: JSON.stringify(plan) });
  const [stdout, stderr, exit] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  if (!stdout) throw new Error(`The process ended with ${exit.join()} and printed nothing: ${stderr}`);
  return { ...(JSON.parse(stdout) as ActOutcome), exit };
}

const identity = selfSigned();
const SCHEMES = { http: undefined, https: identity };
const cases = Object.entries(MISBEHAVIOR).flatMap(([name, each]) => {
  return Object.entries(SCHEMES).map(([scheme, tls]) => ({ name: `${name}, by ${scheme}`, ...each, scheme, tls }));
});

describe('external servers', () => {
  let servers: RawServer[];
  let results: Awaited<ReturnType<typeof requestAll>>;

  beforeAll(async () => {
    servers = await Promise.all(cases.map(({ behavior, tls }) => RawServer.open(behavior, tls)));
    const targets = cases.map(({ name, scheme, expected }, index) => {
      const url = `${scheme}://localhost:${servers[index]?.port}/`;
      return [name, { url, silent: expected.read === 'timed-out' }] as const;
    });
    results = await requestAll({ targets: Object.fromEntries(targets), ca: identity.cert });
  });
  afterAll(() => Promise.all(servers.map((server) => server.close())));

  it('neither end the process nor leave connections open', () => {
    expect(results).toMatchObject({ openSockets: 0, exit: [0, null] });
  });

  it.each(cases)('are handled: $name', ({ name, expected: { read, ...others } }) => {
    const outcomes = results.outcomes[name];
    const expected = Object.entries({ fetch: read, slow: read, late: read, library: read, ...others });

    expect(outcomes).toMatchObject(
      Object.fromEntries(
        expected.map(([act, outcome]) => [
          act,
          outcome instanceof RegExp ? (expect.stringMatching(outcome) as string) : outcome,
        ]),
      ),
    );
    expect(JSON.stringify(outcomes)).not.toContain('not an egress error');
  });
});
