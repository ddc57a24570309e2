import { createHash, hkdfSync } from 'node:crypto';

/** A key that signs and verifies tokens; `id` is sent in the token's header. */
export interface SigningKey {
  id: string;
  bytes: Uint8Array;
}

/** Derives a key of 32 bytes from a secret text. */
export function signingKey(secret: string): SigningKey {
  const bytes = new Uint8Array(hkdfSync('sha256', secret, '', 'larder tokens', 32));
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes };
}
