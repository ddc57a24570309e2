import { describe, expect, it } from '@jest/globals';
import { toastFor } from './toast-rule.js';

const call = { write: true, ok: true, body: null as unknown };

describe('toasts of calls', () => {
  it('show a message of the server as information', () => {
    expect(toastFor({ ...call, body: { message: 'User updated', error: false } })).toEqual({
      level: 'info',
      text: 'User updated',
    });
  });

  it('show the message inside an error as error', () => {
    expect(toastFor({ ...call, ok: false, body: { detail: { message: 'Permission Denied', error: true } } })).toEqual({
      level: 'error',
      text: 'Permission Denied',
    });
  });

  it.each([null, undefined, 'text', { detail: 'Forbidden' }, { detail: [{ msg: 'x' }] }, { detail: { message: '' } }])(
    'say in general that a write failed when the answer is %j',
    (body) => {
      expect(toastFor({ ...call, ok: false, body })).toEqual({ level: 'error', key: 'events.something-went-wrong' });
    },
  );

  it('keep quiet about a failed read without message: the page shows it', () => {
    expect(toastFor({ ...call, write: false, ok: false, body: { detail: 'Not Found' } })).toBeNull();
  });

  it.each([{ message: 42 }, ['message'], 'message', { items: [] }])('see no message in %j', (body) => {
    expect(toastFor({ ...call, body })).toBeNull();
  });
});
