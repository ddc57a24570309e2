import type { TokenOut } from '@larder/contracts';
import type { ApiTokenDocument } from './api-token.schema.js';

/** Replaces the secret, which is only returned when the token is created. */
const MASKED = '********';

/** An API token in its contract shape, without its secret. */
export function toTokenOut({
  name,
  number,
  createdAt,
}: Pick<ApiTokenDocument, 'name' | 'number' | 'createdAt'>): TokenOut {
  return { token: MASKED, name, id: number, createdAt: createdAt.toISOString() };
}
