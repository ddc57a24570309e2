import { signingKey } from '../../credentials/tokens/signing-key.js';
import { isSignedWith, keyIdOf, signMediaLink } from './media-signature.js';

const key = signingKey('a secret of our own');
const link = { path: '/api/media/recipes/a/images/original.webp', expiresAt: 1_900_000_000 };
const signature = signMediaLink(key, link);

describe('the signature of a media link', () => {
  it('is valid for its link, and contains the id of its key', () => {
    expect(isSignedWith(key, link, signature)).toBe(true);
    expect(keyIdOf(signature)).toBe(key.id);
    expect(signature).toMatch(/^[0-9a-f]{8}\.[\w-]{43}$/);
  });

  it.each([
    ['another file', { ...link, path: '/api/media/recipes/a/images/tiny-original.webp' }],
    ['a later expiry', { ...link, expiresAt: link.expiresAt + 1 }],
    ['an expiry with digits moved from the path', { path: `1${link.path}`, expiresAt: 190_000_000 }],
  ])('is not valid for %s', (_case, other) => expect(isSignedWith(key, other, signature)).toBe(false));

  it.each(['', 'rubbish', signature.slice(0, -1), `${signature}x`, `${key.id}.${'é'.repeat(43)}`])(
    'is not %p',
    (other) => expect(isSignedWith(key, link, other)).toBe(false),
  );

  it('is not valid with another key', () => {
    const other = signingKey('a secret of others');
    expect(isSignedWith(key, link, signMediaLink(other, link))).toBe(false);
    expect(isSignedWith({ ...other, id: key.id }, link, signature)).toBe(false);
  });
});
