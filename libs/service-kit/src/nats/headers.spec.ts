import { headers as newHeaders } from '@nats-io/transport-node';
import type { Actor } from '@larder/contracts';
import { monotonicMs, remainingMs } from '../context/request-context.js';
import { HEADER, outgoingContext, readContext, writeContext } from './headers.js';

const actor: Actor = {
  userId: '7d0e4b1c-3f5a-4c1e-9b7a-2f4f3a1b5c6d',
  groupId: '8d0e4b1c-3f5a-4c1e-9b7a-2f4f3a1b5c6d',
  householdId: '9d0e4b1c-3f5a-4c1e-9b7a-2f4f3a1b5c6d',
  groupSlug: 'home',
  householdSlug: 'family',
  username: 'Žofie\r\nLarder-Error: 🍲',
  admin: false,
  canInvite: false,
  canManage: false,
  canManageHousehold: false,
  canOrganize: false,
  locale: 'cs-CZ',
  integrationId: 'generic',
};

describe('the headers of a message', () => {
  it('contain the span of the caller, but no invalid one', () => {
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    const read = (text: string) =>
      readContext(writeContext({ requestId: 'r1', actor: null, traceparent: text })).traceparent;

    expect(read(traceparent)).toBe(traceparent);
    expect(readContext(writeContext({ requestId: 'r1', actor: null }))).not.toHaveProperty('traceparent');
    for (const text of ['00-1-2-01', traceparent.replace(/4bf\w+/, '0'.repeat(32)), `${traceparent}-x`])
      expect(read(text)).toBeUndefined();
  });

  it('contain the actor unchanged, with any characters in its name', () => {
    const written = writeContext({ requestId: 'r1', actor });

    expect(written.get(HEADER.actor)).toMatch(/^[\x20-\x7e]+$/);
    expect(readContext(written)).toEqual({ requestId: 'r1', actor });
  });

  it('contain the remaining time, not an absolute time', () => {
    const read = readContext(writeContext({ requestId: 'r1', actor: null, deadlineAt: monotonicMs() + 5_000 }));

    expect(remainingMs(read)).toBeGreaterThan(4_000);
    expect(remainingMs(read)).toBeLessThanOrEqual(5_000);
  });

  it('treat a malformed actor as absent', () => {
    const malformed = newHeaders();
    malformed.set(HEADER.actor, '{"userId":"root","admin":true}');

    expect(readContext(malformed).actor).toBeNull();
    expect(readContext(undefined)).toMatchObject({ actor: null });
  });

  it('give a request without a valid id a new one', () => {
    const odd = newHeaders();
    odd.set(HEADER.requestId, 'a b; c');

    expect(readContext(odd).requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("never extend the caller's deadline", () => {
    const current = { requestId: 'r1', actor, deadlineAt: monotonicMs() + 100 };

    expect(remainingMs(outgoingContext(current, actor, 10_000))).toBeLessThanOrEqual(100);
    expect(outgoingContext(current, null, 10).requestId).toBe('r1');
  });
});
