import { PassThrough } from 'node:stream';
import { runInContext } from '../context/request-context.js';
import { createLog } from './log.js';
import { redact } from './redact.js';

function logged(level: 'info' | 'debug' = 'info') {
  const stream = new PassThrough();
  const log = createLog('kitchen', { LOG_LEVEL: level, LOG_FORMAT: 'json' }, stream);
  const lines = () =>
    (stream.read() as Buffer | null)
      ?.toString()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>) ?? [];
  return { log, lines };
}

describe('a log line', () => {
  it('has a fixed phrase, fields and the name of its application', () => {
    const { log, lines } = logged();
    log.info('items added', { listId: 'l1', created: 3 });

    expect(lines()).toEqual([
      expect.objectContaining({ name: 'kitchen', msg: 'items added', listId: 'l1', created: 3, level: 30 }),
    ]);
  });

  it('contains request id and user id, but not the name of the user', () => {
    const { log, lines } = logged();
    const actor = { userId: 'u1', username: 'ana' } as never;
    runInContext({ requestId: 'r1', actor }, () => log.info('items added'));

    expect(lines()[0]).toMatchObject({ requestId: 'r1', userId: 'u1' });
    expect(lines()).not.toContain('ana');
  });

  it('contains no secrets and no e-mail addresses, at any depth', () => {
    const { log, lines } = logged();
    const secrets = {
      headers: { Authorization: 'Bearer abc', Cookie: 'x' },
      user: { email: 'ana@home.org', password: 'hunter2' },
      apiKey: 'k',
      passphrase: 'pea soup',
    };
    log.warn('odd request', {
      ...secrets,
      note: 'mail to ben@home.org',
      url: 'mongodb://me:hunter2@db/x',
      tokenCount: 3,
    });

    const text = JSON.stringify(lines());
    for (const secret of ['abc', 'hunter2', 'ana@', 'ben@', '"k"', 'pea']) expect(text).not.toContain(secret);
    expect(text).toContain('"tokenCount":3');
  });

  it('contains an error with its stack and causes', () => {
    const { log, lines } = logged();
    log.error('request failed', { error: new Error('outer', { cause: new Error('inner') }) });

    expect(lines()[0]?.['error']).toMatchObject({
      message: 'outer',
      stack: expect.any(String) as string,
      cause: { message: 'inner' },
    });
  });

  it('is omitted below the level', () => {
    const { log, lines } = logged();
    log.debug('noise');

    expect(lines()).toEqual([]);
  });

  it('accepts circular objects', () => {
    const { log, lines } = logged('debug');
    const loop: Record<string, unknown> = {};
    loop['self'] = loop;
    log.debug('round and round', { loop });

    expect(lines()).toHaveLength(1);
  });
});

describe('texts in a log', () => {
  it.each([
    ['GET https://a.example/?token=abc123&page=2', 'GET https://a.example/?token=***&page=2'],
    ['?access_token=zz99zz failed', '?access_token=*** failed'],
    ['Authorization: Bearer eyJhbGciOi.abcdefghij.sig was refused', 'Authorization: Bearer *** was refused'],
    ['got {"api_key": "s3cr3t-value", "name": "soup"}', 'got {"api_key": "***", "name": "soup"}'],
    ['jwt eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.abc', 'jwt ***'],
    ['mongodb://larder:hunter2@db/x', 'mongodb://***@db/x'],
  ])('contain no secret: %s', (text, redacted) => expect(redact(text)).toBe(redacted));

  it.each(['the key of the map', 'tokens: 12', 'basic recipes', 'duplicate key error collection: lists index: _id_'])(
    'are unchanged when they contain none: %s',
    (text) => expect(redact(text)).toBe(text),
  );
});
