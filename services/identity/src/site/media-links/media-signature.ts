import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { SigningKey } from '../../credentials/index.js';

/** What is signed: the address of one file, and until when (Unix seconds) the signature opens it. */
export interface MediaLink {
  path: string;
  expiresAt: number;
}

/** A signature begins with the id of the key it was made with, so that it outlives a change of the key. */
export function signMediaLink(key: SigningKey, link: MediaLink): string {
  return `${key.id}.${macOf(key, link).toString('base64url')}`;
}

/** The id of the key that a signature says it was made with. */
export function keyIdOf(signature: string): string {
  return signature.split('.', 1)[0] ?? '';
}

/** Whether the key made this signature over this link. */
export function isSignedWith(key: SigningKey, link: MediaLink, signature: string): boolean {
  const [expected, given] = [Buffer.from(signMediaLink(key, link)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

function macOf({ bytes }: SigningKey, { path, expiresAt }: MediaLink): Buffer {
  // A key of its own: nothing that is signed here ever passes as a session, nor the other way round.
  const key = Buffer.from(hkdfSync('sha256', bytes, '', 'larder media links', 32));
  return createHmac('sha256', key).update(`${expiresAt}\n${path}`).digest();
}
