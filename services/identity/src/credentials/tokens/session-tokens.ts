import { Injectable } from '@nestjs/common';
import { SessionClaims } from './claims.js';
import { TokenSigner } from './token-signer.js';

/** Reads the session id of a token. Only the database decides whether the session is active. */
@Injectable()
export class SessionTokens {
  constructor(private readonly signer: TokenSigner) {}

  /** Undefined for API tokens and invalid tokens. */
  async read(token: string): Promise<SessionClaims | undefined> {
    const checked = await this.signer.check(token, ['session']);
    return SessionClaims.safeParse(checked?.claims).data;
  }
}
