import fastify from 'fastify';
import { isProxyEntry, parseTrustedProxies } from './trusted-proxies.js';

it.each([
  ['10.1.2.3', '10.1.2.3', true],
  ['10.1.2.3', '::ffff:10.1.2.3', true],
  ['10.1.2.3', '10.1.2.4', false],
  ['10.0.0.0/8', '10.255.0.1', true],
  ['10.0.0.0/8', '::ffff:10.0.0.1', true],
  ['10.0.0.0/8', '11.0.0.1', false],
  ['172.16.0.0/255.240.0.0', '172.31.0.1', true],
  ['172.16.0.0/255.240.0.0', '172.32.0.1', false],
  ['fd00::/8', 'fd12::1', true],
  ['fd00::/8', 'fe80::1', false],
  ['linklocal', 'fe80::1%eth0', true],
  ['loopback', '127.9.9.9', true],
  ['loopback', '::1', true],
  ['uniquelocal', '192.168.7.7', true],
  ['uniquelocal', '127.0.0.1', false],
  ['*', '203.0.113.7', true],
])('with %s, the trust in %s is %p', (entry, address, expected) => {
  expect(isProxyEntry(entry)).toBe(true);
  expect(parseTrustedProxies(['192.0.2.1', entry])(address)).toBe(expected);
});

it('trusts no address without an entry, and nothing that is no address', () => {
  expect(parseTrustedProxies([])('127.0.0.1')).toBe(false);
  expect(parseTrustedProxies(['10.0.0.0/8'])('proxy')).toBe(false);
});

it.each(['proxy', '10.0.0/8', '10.0.0.0/0', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/255.0.255.0', 'fd00::/129', ''])(
  'does not understand the entry %p',
  (entry) => {
    expect(isProxyEntry(entry)).toBe(false);
  },
);

it.each([
  ['10.0.0.0/8', '203.0.113.7'],
  ['192.0.2.1', '10.0.0.1'],
])('with %s, the address of a client behind the proxy 10.0.0.1 is %s', async (entry, client) => {
  const app = fastify({ trustProxy: parseTrustedProxies([entry]) });
  app.get('/', ({ ip }) => ip);

  const headers = { 'x-forwarded-for': '203.0.113.7' };
  const { body } = await app.inject({ url: '/', remoteAddress: '10.0.0.1', headers });
  await app.close();

  expect(body).toBe(client);
});
