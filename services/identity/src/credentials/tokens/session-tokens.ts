import { Injectable } from '@nestjs/common';
import { SessionClaims } from './claims.js';
import { TokenSigner } from './token-signer.js';

/** Reads which session a token names. Whether that session still lives is the database's to say. */
@Injectable()
export class SessionTokens {
  constructor(private readonly signer: TokenSigner) {}

  /** Undefined for API tokens and for whatever is no valid token. */
  async read(token: string): Promise<SessionClaims | undefined> {
    const checked = await this.signer.check(token, ['session']);
    return SessionClaims.safeParse(checked?.claims).data;
  }
}
