import type { Events, Log } from '@larder/service-kit';
import { LiveFeed } from './live-feed.js';

type Position = () => Promise<number>;

/** A feed that follows no events; `positions` are returned one after another, the last one repeatedly. */
async function aFeed(positions: readonly Position[]) {
  const remaining = [...positions];
  const gaps: (() => void)[] = [];
  const events = {
    position: () => ((remaining.length > 1 ? remaining.shift() : remaining[0]) ?? (() => Promise.resolve(0)))(),
    follow: (_events: unknown, { onGap }: { onGap: () => void }) => {
      gaps.push(onGap);
      return Promise.resolve(() => Promise.resolve());
    },
  } as unknown as Events;
  const feed = new LiveFeed(events, { warn: () => undefined } as unknown as Log);
  feed.onApplicationBootstrap();
  await new Promise((resolve) => setImmediate(resolve));
  return { feed, gap: () => gaps[0]?.() };
}

describe('the live feed after a gap in the events', () => {
  it('resets its receivers, also when the message server fails once more', async () => {
    const lost = () => Promise.reject(new Error('connection lost'));
    const { feed, gap } = await aFeed([() => Promise.resolve(40), lost, () => Promise.resolve(70)]);
    const reset = new Promise<number>((resolve) =>
      feed.subscribe({ onNotice: () => undefined, onReset: () => resolve(feed.position) }),
    );

    gap();

    await expect(reset).resolves.toBe(70);
    await feed.onModuleDestroy();
  });
});
