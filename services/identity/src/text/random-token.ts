import { createHash, randomBytes } from 'node:crypto';

const BYTES = 24;

/** 32 random characters for a link. */
export function randomToken(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** The stored hash of a token (SHA-256, base64url). Tokens are long and random: a slow hash would add no security. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
