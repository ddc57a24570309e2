import { Injectable } from '@nestjs/common';
import { PasswordResetRepository } from '../../store/index.js';
import { randomToken, tokenHash } from '../../text/index.js';
const LIFETIME_MS = 2 * 86_400_000;

/** Tokens that allow to choose a new password, once and for two days. */
@Injectable()
export class ResetTokens {
  constructor(private readonly resets: PasswordResetRepository) {}

  /** A fresh token; the user's older one is void. */
  async create(userId: string): Promise<string> {
    const token = randomToken();
    const expiresAt = new Date(Date.now() + LIFETIME_MS);
    await this.resets.replace({ userId, tokenHash: tokenHash(token), expiresAt });
    return token;
  }

  userOf(token: string): Promise<string | null> {
    return this.resets.userOf(tokenHash(token));
  }

  /** Uses the token up; false when it was used meanwhile. */
  take(token: string): Promise<boolean> {
    return this.resets.take(tokenHash(token));
  }
}
