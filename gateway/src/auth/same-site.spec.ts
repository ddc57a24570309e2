import type { FastifyRequest } from 'fastify';
import { isSameSite } from './same-site.js';

const request = (method: string, headers: Record<string, string>) =>
  ({
    method,
    headers,
    host: 'larder.example:9000',
    publicOrigin: 'https://larder.example',
  }) as unknown as FastifyRequest;

describe('isSameSite', () => {
  it('refuses a write from a page without encryption of a site with it', () => {
    const write = request('POST', { origin: 'http://larder.example' });
    expect(isSameSite({ ...write, host: 'larder.example' })).toBe(false);
  });

  it.each([
    ['a read from anywhere', 'GET', { 'sec-fetch-site': 'cross-site' }, true],
    ['a write from our page', 'POST', { 'sec-fetch-site': 'same-origin' }, true],
    ['a write typed into the address bar', 'POST', { 'sec-fetch-site': 'none' }, true],
    ['a write from another site', 'POST', { 'sec-fetch-site': 'cross-site' }, false],
    ['a write from a neighboring site', 'POST', { 'sec-fetch-site': 'same-site' }, false],
    ['an older browser on our page', 'POST', { origin: 'http://larder.example:9000' }, true],
    ['an older browser on our page behind a proxy', 'POST', { origin: 'https://larder.example' }, true],
    ['an older browser on another page', 'POST', { origin: 'http://evil.example' }, false],
    ['an opaque origin', 'POST', { origin: 'null' }, false],
    ['a script without browser headers', 'POST', {}, true],
    ['an origin that was allowed', 'POST', { origin: 'https://kitchen.example', 'sec-fetch-site': 'cross-site' }, true],
  ])('checks a request %s', (_case, method, headers, expected) => {
    expect(isSameSite(request(method, headers), ['https://kitchen.example'])).toBe(expected);
  });
});
