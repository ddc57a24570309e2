import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const VERSION = 'v1';

/** Derives the key for one purpose from a secret of the installation. */
export function keyFor(purpose: string, secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
}

/** Encrypts a text. `owner`, the id of its record, must be the same for decryption. */
export function seal(text: string, owner: string, key: Buffer): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [VERSION, ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.');
}

/** Decrypts a text; null when it was encrypted with another key or for another record, or was changed. */
export function open(sealed: string, owner: string, key: Buffer): string | null {
  const [version, ...parts] = sealed.split('.');
  const [iv, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (version !== VERSION || !iv || !tag || !text) return null;
  try {
    const decipher = createDecipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(owner)).setAuthTag(tag);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
