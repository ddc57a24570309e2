import { InjectConfig, KeyValue, Log } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { IdentityConfig } from '../config.js';
import { tokenHash, uniqueKey } from '../text/index.js';

const WINDOW_MS = 3_600_000;
const MAX_PER_WINDOW = 5;

/** How long a refused sender has to wait at most, in seconds. */
export const RECIPIENT_LIMIT_SECONDS = WINDOW_MS / 1000;

/** The mails that other people than the recipient can cause. */
type LimitedMail = 'invitation' | 'password';

/**
 * Limits the mails of one kind to one address, regardless of who requests them: limits per client do not stop many
 * clients that flood one mailbox.
 */
@Injectable()
export class RecipientLimit {
  constructor(
    private readonly keyValue: KeyValue,
    private readonly log: Log,
    @InjectConfig() private readonly config: IdentityConfig,
  ) {}

  /** Counts a mail to the address; false when it must not be sent. */
  async allows(kind: LimitedMail, email: string): Promise<boolean> {
    if (!this.config.RATE_LIMIT_ENABLED) return true;
    const count = await this.keyValue.increment(`mails:${kind}:${tokenHash(uniqueKey(email))}`, WINDOW_MS);
    if (count === MAX_PER_WINDOW + 1) this.log.warn('too many mails to one address', { kind });
    return count <= MAX_PER_WINDOW;
  }
}
