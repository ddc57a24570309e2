import type { TokenBody } from '@larder/contracts';

/** The response body with a session's token. */
export function tokenBody(token: string): TokenBody {
  return { access_token: token, token_type: 'bearer' };
}
