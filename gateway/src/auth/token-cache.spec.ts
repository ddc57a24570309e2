import { ActorChanged, CommonErrors, type Identity } from '@larder/contracts';
import type { Broadcasts, ServiceClient } from '@larder/service-kit';
import { TokenCache } from './token-cache.js';

const NOW_SECONDS = Math.floor(Date.now() / 1000);
const identityOf = (userId: string, expiresAt = NOW_SECONDS + 3_600) => ({ actor: { userId }, expiresAt }) as Identity;

/** A cache in front of a fake identity service, and what the service was asked. */
function aTokenCache(resolve: (token: string) => Identity) {
  const requests: string[] = [];
  const request = (_message: unknown, { token }: { token: string }) => {
    requests.push(token);
    return new Promise((done) => done(resolve(token)));
  };
  const hooks = { changed: (_change: { userId: string }) => {}, invalidated: () => {} };
  const broadcasts = {
    on: (broadcast: unknown, hook: typeof hooks.changed) => {
      if (broadcast === ActorChanged) hooks.changed = hook;
    },
    onInvalidated: (hook: typeof hooks.invalidated) => (hooks.invalidated = hook),
  };
  const cache = new TokenCache(
    { as: () => ({ request }) } as unknown as ServiceClient,
    broadcasts as unknown as Broadcasts,
  );
  cache.onModuleInit();
  return { cache, requests, hooks };
}

describe('the identity of a token', () => {
  it('is resolved once, also for concurrent requests', async () => {
    const { cache, requests } = aTokenCache(() => identityOf('ana'));

    const [first, second] = await Promise.all([cache.identityOf('a'), cache.identityOf('a')]);

    expect([first, second, await cache.identityOf('a')]).toEqual(Array(3).fill(identityOf('ana')));
    expect(requests).toEqual(['a']);
  });

  it('is resolved again once the token has expired', async () => {
    const { cache, requests } = aTokenCache(() => identityOf('ana', NOW_SECONDS - 1));

    await cache.identityOf('a');
    const before = requests.length;
    await cache.identityOf('a');

    expect(requests.length).toBeGreaterThan(before);
  });

  it('is resolved again once its user has changed, and not when another one has', async () => {
    const { cache, requests, hooks } = aTokenCache((token) => identityOf(`user of ${token}`));
    await cache.identityOf('a');
    await cache.identityOf('b');

    hooks.changed({ userId: 'user of a' });
    await cache.identityOf('a');
    await cache.identityOf('b');

    expect(requests).toEqual(['a', 'b', 'a']);
  });

  it('is resolved again after a reconnect, since a change may have been missed', async () => {
    const { cache, requests, hooks } = aTokenCache(() => identityOf('ana'));
    await cache.identityOf('a');

    hooks.invalidated();
    await cache.identityOf('a');

    expect(requests).toEqual(['a', 'a']);
  });

  it('is not cached when it was changed while it was being resolved', async () => {
    const { cache, requests, hooks } = aTokenCache(() => identityOf('ana'));
    const pending = cache.identityOf('a');

    hooks.changed({ userId: 'ana' });
    await pending;
    await cache.identityOf('a');

    expect(requests).toEqual(['a', 'a']);
  });

  it('is not cached when the identity service fails', async () => {
    let isDown = true;
    const { cache, requests } = aTokenCache(() => {
      if (isDown) throw CommonErrors.unavailable();
      return identityOf('ana');
    });
    await expect(cache.identityOf('a')).rejects.toMatchObject({ code: 'common.unavailable' });

    isDown = false;

    expect(await cache.identityOf('a')).toEqual(identityOf('ana'));
    expect(requests).toEqual(['a', 'a']);
  });
});
