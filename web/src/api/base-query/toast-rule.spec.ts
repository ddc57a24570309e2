import { describe, expect, it } from '@jest/globals';
import { toastFor } from './toast-rule.js';

const call = { write: true, ok: true, body: null as unknown };

describe('toasts of calls', () => {
  it('shows a message of the server as information', () => {
    expect(toastFor({ ...call, body: { message: 'User updated', error: false } })).toEqual({
      level: 'info',
      text: 'User updated',
    });
  });

  it('shows the message inside an error as an error', () => {
    expect(toastFor({ ...call, ok: false, body: { detail: { message: 'Permission Denied', error: true } } })).toEqual({
      level: 'error',
      text: 'Permission Denied',
    });
  });

  it.each([null, undefined, 'text', { detail: 'Forbidden' }, { detail: [{ msg: 'x' }] }, { detail: { message: '' } }])(
    'says that a write failed when the response is %j',
    (body) => {
      expect(toastFor({ ...call, ok: false, body })).toEqual({ level: 'error', key: 'events.something-went-wrong' });
    },
  );

  it('shows no toast for a failed read without a message', () => {
    expect(toastFor({ ...call, write: false, ok: false, body: { detail: 'Not Found' } })).toBeNull();
  });

  it.each([{ message: 42 }, ['message'], 'message', { items: [] }])('finds no message in %j', (body) => {
    expect(toastFor({ ...call, body })).toBeNull();
  });
});
