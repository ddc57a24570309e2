import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { spawnFixture, type Child } from '../fixtures/spawn-fixture.js';

// Each test starts a process that compiles its sources.

async function runParts(mode: string): Promise<{ output: string; exit: unknown[] }> {
  const child: Child = spawnFixture('parts-main', {}, [mode]);
  const [output, exit] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { output, exit };
}

describe('an uncaught error', () => {
  it('restarts the part in which it was thrown, or fails the request it was thrown in', async () => {
    const { output, exit } = await runParts('ways');
    const ends = JSON.parse(/^ends (.*)$/m.exec(output)?.[1] ?? '{}') as Record<string, string>;
    const { 'request under way': uncaught, 'request that does not await': rejected, ...others } = ends;

    expect([uncaught, rejected]).toEqual(['left: request failed', 'left: unhandled promise rejection']);
    expect(Object.entries(others).filter(([, end]) => end !== 'left: part restarted')).toEqual([]);
    expect(Object.keys(others)).toHaveLength(18);
    expect(output.match(/^right: started$/gm)).toHaveLength(1);
    expect(exit).toEqual([0, null]);
  });

  it.each([
    ['repeatedly', 'left: part keeps failing'],
    ['cannot be restarted', 'left: part keeps failing'],
    ['outside of every part', 'no part: unexpected error outside all parts'],
  ])('ends the process when a restart of one part does not help: %s', async (mode, reason) => {
    const { output, exit } = await runParts(mode);

    expect(output.split('\n')).toContain(reason);
    expect(exit).toEqual([1, null]);
  });
});
