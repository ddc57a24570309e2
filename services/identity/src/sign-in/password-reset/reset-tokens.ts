import { Injectable } from '@nestjs/common';
import { PasswordResetRepository } from '../../store/index.js';
import { randomToken, tokenHash } from '../../text/index.js';

const LIFETIME_MS = 2 * 86_400_000;

/** Password reset tokens: valid once, for two days. */
@Injectable()
export class ResetTokens {
  constructor(private readonly resets: PasswordResetRepository) {}

  /** Creates a token and invalidates the user's older one. */
  async create(userId: string): Promise<string> {
    const token = randomToken();
    const expiresAt = new Date(Date.now() + LIFETIME_MS);
    await this.resets.replace({ userId, tokenHash: tokenHash(token), expiresAt });
    return token;
  }

  userOf(token: string): Promise<string | null> {
    return this.resets.findUserId(tokenHash(token));
  }

  /** Consumes the token; false when it was used meanwhile. */
  consume(token: string): Promise<boolean> {
    return this.resets.consume(tokenHash(token));
  }
}
