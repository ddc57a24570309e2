import type { TokenOut } from '@larder/contracts';
import type { ApiTokenDocument } from './api-token.schema.js';

/** Stands where the secret was in the answer that created the token. */
export const MASKED = '********';

export function toTokenOut({
  name,
  number,
  createdAt,
}: Pick<ApiTokenDocument, 'name' | 'number' | 'createdAt'>): TokenOut {
  return { token: MASKED, name, id: number, createdAt: createdAt.toISOString() };
}
