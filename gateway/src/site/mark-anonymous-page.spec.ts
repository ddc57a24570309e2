import type { FastifyRequest } from 'fastify';
import { markAnonymousPage } from './mark-anonymous-page.js';

const PAGE = '<!doctype html>\n<html lang="en-US" dir="ltr"><head></head></html>';
const request = (parts: Partial<FastifyRequest>) => ({ headers: {}, cookies: {}, ...parts }) as FastifyRequest; // all it reads

describe('the mark of an anonymous page', () => {
  it('is present without a session', () => {
    expect(markAnonymousPage(PAGE, request({}))).toContain('<html data-visitor="anonymous" lang="en-US" dir="ltr">');
  });

  it.each([
    ['a session cookie', { cookies: { 'mealie.access_token': 'any' } }],
    ['a token', { headers: { authorization: 'Bearer any' } }],
  ])('is absent with %s, even if it is invalid', (_name, parts) => {
    expect(markAnonymousPage(PAGE, request(parts))).toBe(PAGE);
  });
});
