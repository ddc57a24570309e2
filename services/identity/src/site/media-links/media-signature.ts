import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { SigningKey } from '../../credentials/index.js';

/** The signed content: the address of one file, and when the signature expires (Unix seconds). */
export interface MediaLink {
  path: string;
  expiresAt: number;
}

/** A signature begins with the id of its key, so that it stays valid after a change of the key. */
export function signMediaLink(key: SigningKey, link: MediaLink): string {
  return `${key.id}.${macOf(key, link).toString('base64url')}`;
}

/** The id of the key in a signature. */
export function keyIdOf(signature: string): string {
  return signature.split('.', 1)[0] ?? '';
}

/** Whether the signature of the link is valid for the key. */
export function isSignedWith(key: SigningKey, link: MediaLink, signature: string): boolean {
  const [expected, given] = [Buffer.from(signMediaLink(key, link)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

function macOf({ bytes }: SigningKey, { path, expiresAt }: MediaLink): Buffer {
  // A separate key: a signature is never valid as a session, nor the other way round.
  const key = Buffer.from(hkdfSync('sha256', bytes, '', 'larder media links', 32));
  return createHmac('sha256', key).update(`${expiresAt}\n${path}`).digest();
}
