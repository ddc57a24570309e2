import { CommonErrors, SendTestMail, type Actor, type EmailSent, type RequestOf } from '@larder/contracts';
import { Answers, CurrentActor, InjectConfig, Log, requireAdmin } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import type { IdentityConfig } from '../config.js';
import { AccountMails } from './account-mails.js';

/** Maximum length of the mail server's error message in a response. */
const MAX_ERROR_LENGTH = 500;

@Controller()
export class TestMailController {
  constructor(
    private readonly mails: AccountMails,
    private readonly log: Log,
    @InjectConfig() private readonly config: IdentityConfig,
  ) {}

  @Answers(SendTestMail)
  async send({ email }: RequestOf<typeof SendTestMail>, @CurrentActor() actor: Actor): Promise<EmailSent> {
    const { locale } = requireAdmin(actor);
    if (this.config.IS_DEMO) throw CommonErrors.demo();
    if (!this.mails.isReady) return { success: false, error: 'Email is not configured.' };
    try {
      await this.mails.test({ email, locale });
      this.log.info('test mail sent');
      return { success: true, error: null };
    } catch (error) {
      this.log.warn('test mail not sent', { error });
      return { success: false, error: String((error as Error).message).slice(0, MAX_ERROR_LENGTH) };
    }
  }
}
