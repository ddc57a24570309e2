import { install, type Clock } from '@sinonjs/fake-timers';
import { Json } from '@larder/contracts';
import { InProcessServices, type ServiceClient } from '@larder/service-kit';
import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { defer, firstValueFrom } from 'rxjs';
import { ResponseCache, EncodedResponse } from './response-cache.js';
import { NOT_MODIFIED } from './response-tag.js';
import { Conditional } from './conditional.js';
import { DataVersions } from './data-versions.js';
import { ConditionalInterceptor } from './conditional.interceptor.js';

const QUIET_MS = 1_100;

class Route {
  @Conditional('recipe')
  list(): void {
    return undefined;
  }
}

/** A route whose database counts writes; each response of the handler has the next number. */
function startRoute() {
  const local = new InProcessServices(true, true);
  // Versions in memory need no requests.
  const versions = new DataVersions(local, {} as ServiceClient);
  const interceptor = new ConditionalInterceptor(new Reflector(), versions, new ResponseCache());
  const writes = local.writesOf('recipe');
  let handled = 0;
  const handle = () => defer(() => Promise.resolve().then(() => new Json(String((handled += 1)))));
  const get = async (url: string, ifNoneMatch?: string) => {
    const headers: Record<string, string> = {};
    const reply = { headers: (more: Record<string, string>) => Object.assign(headers, more) };
    const request = { url, query: {}, headers: { 'if-none-match': ifNoneMatch } };
    const context = {
      switchToHttp: () => ({ getRequest: () => request, getResponse: () => reply }),
      getHandler: () => Route.prototype.list,
    } as unknown as ExecutionContext;
    const response: unknown = await firstValueFrom(await interceptor.intercept(context, { handle }));
    return { body: textOf(response), etag: headers['etag'], isUnchanged: response === NOT_MODIFIED };
  };
  return { get, beginWrite: () => writes?.begin() };
}

function textOf(response: unknown): string | undefined {
  if (response instanceof EncodedResponse) return response.bytes.toString();
  return response instanceof Json ? response.text : undefined;
}

describe('a conditional read', () => {
  let clock: Clock;
  beforeEach(() => void (clock = install({ toNotFake: ['nextTick', 'queueMicrotask'] })));
  afterEach(() => clock.uninstall());

  it('is served from the cache until the next write', async () => {
    const { get, beginWrite } = startRoute();
    const [first, second] = [await get('/a'), await get('/a')];
    expect([first.body, second.body]).toEqual(['1', '1']);
    expect(second.etag).toBe(first.etag);
    expect((await get('/a', first.etag)).isUnchanged).toBe(true);

    const end = beginWrite();
    expect((await get('/a', first.etag)).body).toBe('2');
    end?.('changed');
    expect((await get('/a', first.etag)).body).toBe('3');

    clock.tick(QUIET_MS);
    expect((await get('/a', first.etag)).body).toBe('4');
    expect((await get('/a')).body).toBe('4');
  });

  it('is built again for another address', async () => {
    const { get } = startRoute();
    expect([(await get('/a')).body, (await get('/b')).body]).toEqual(['1', '2']);
  });

  it('is built again after a write during the first build', async () => {
    const { get, beginWrite } = startRoute();
    const early = get('/a');
    beginWrite()?.('changed');
    expect((await early).body).toBe('1');

    clock.tick(QUIET_MS);
    expect((await get('/a')).body).toBe('2');
  });
});
