import type { FastifyRequest } from 'fastify';
import { readToken } from './request-token.js';

const request = (authorization?: string, cookie?: string) =>
  ({
    headers: { authorization },
    cookies: cookie ? { 'mealie.access_token': cookie } : {},
  }) as unknown as FastifyRequest;

describe('tokenOf', () => {
  it.each([
    ['Bearer abc', undefined, { token: 'abc', by: 'header' }],
    ['bearer   abc ', 'xyz', { token: 'abc', by: 'header' }],
    [undefined, 'xyz', { token: 'xyz', by: 'cookie' }],
    ['Basic abc', 'xyz', { token: 'xyz', by: 'cookie' }],
    ['Bearer', undefined, undefined],
    [undefined, undefined, undefined],
  ])('reads %p with cookie %p', (authorization, cookie, expected) => {
    expect(readToken(request(authorization, cookie))).toEqual(expected);
  });
});
