import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { createLog } from '@larder/service-kit';
import fastify from 'fastify';
import { registerPublicAddress, warnUntrustedProxy, withoutBasePath, withSingleSlashes } from './public-address.js';

async function originFor(baseUrl: string | undefined): Promise<string> {
  const app = fastify();
  registerPublicAddress(app, { BASE_URL: baseUrl });
  app.get('/', ({ publicOrigin, publicUrl }) => `${publicOrigin} ${publicUrl}`);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const [response] = (await once(get(address, { headers: { host: 'pi:9000' } }), 'response')) as [IncomingMessage];
  const origin = await text(response);
  await app.close();
  return origin;
}

it.each([
  [undefined, 'http://pi:9000 http://pi:9000'],
  ['https://larder.example/', 'https://larder.example https://larder.example'],
  ['https://larder.example:8443/kitchen', 'https://larder.example:8443 https://larder.example:8443/kitchen'],
])('the public origin and URL with BASE_URL %s are %s', async (baseUrl, expected) =>
  expect(await originFor(baseUrl)).toBe(expected),
);

it.each([
  ['/larder/api/recipes?page=2', '/api/recipes?page=2'],
  ['/larder/', '/'],
  ['/larder', '/'],
  ['/larder?a=1', '/?a=1'],
  ['/larderette/x', '/larderette/x'],
  ['/api/app/about', '/api/app/about'],
])('routes %s as %s', (url, routed) => {
  expect(withoutBasePath(url, '/larder')).toBe(routed);
  expect(withoutBasePath(url, '')).toBe(url);
});

it.each([
  ['//api/recipes', '/api/recipes'],
  ['/api//recipes///soup?url=https://a.example//b', '/api/recipes/soup?url=https://a.example//b'],
  ['/api/recipes/?page=2', '/api/recipes/?page=2'],
])('reads %s as %s', (url, read) => expect(withSingleSlashes(url)).toBe(read));

const BASE_URL = 'https://larder.example';
it.each([
  ['https and no proxy', { BASE_URL }, 1],
  ['https and a proxy', { BASE_URL, TRUSTED_PROXIES: ['10.0.0.1'] }, 0],
  ['https and a proxy by its older name', { BASE_URL, HOST_IP: ['*'] }, 0],
  ['http', { BASE_URL: 'http://pi:9000' }, 0],
  ['no public address', {}, 0],
])('with %s logs this number of warnings', (_case, settings, warnings) => {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  const log = createLog('gateway', { LOG_LEVEL: 'warn', LOG_FORMAT: 'json' }, { write });
  warnUntrustedProxy(settings, log);
  expect(lines.filter((line) => line.includes('TRUSTED_PROXIES'))).toHaveLength(warnings);
});
