import { keyFor, open, seal } from './sealed-text.js';

const key = keyFor('notifiers', 'a secret of the installation');
const text = 'tgram://123:token/456';

it('is decrypted only for the same record and with the same key', () => {
  const sealed = seal(text, 'record', key);

  expect(open(sealed, 'record', key)).toBe(text);
  expect(open(sealed, 'other record', key)).toBeNull();
  expect(open(sealed, 'record', keyFor('notifiers', 'another secret'))).toBeNull();
  expect(open(sealed, 'record', keyFor('another purpose', 'a secret of the installation'))).toBeNull();
});

it('does not contain the text and is different each time', () => {
  const sealed = [seal(text, 'record', key), seal(text, 'record', key)];

  expect(sealed[0]).not.toBe(sealed[1]);
  expect(sealed.join()).not.toContain('tgram');
});

it.each(['', 'v1', 'v1.a.b.c', 'plain text', 'v0.a.b.c'])('cannot be decrypted from %p', (broken) => {
  expect(open(broken, 'record', key)).toBeNull();
});
