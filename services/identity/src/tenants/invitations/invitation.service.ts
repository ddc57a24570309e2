import { AccessErrors, CommonErrors } from '@larder/contracts';
import type { Actor, EmailInvitation, EmailSent, InviteToken, InviteTokenCreate } from '@larder/contracts';
import { Log, orThrowNotFound } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { InvitationRepository } from '../../store/index.js';
import { randomToken } from '../../text/index.js';
import { AccountMails, RECIPIENT_LIMIT_SECONDS, RecipientLimit } from '../../mail/index.js';

const LIFETIME_MS = 4 * 86_400_000;

/** Invitations into the caller's household (docs/api/identity.md#registration). */
@Injectable()
export class InvitationService {
  constructor(
    private readonly invitations: InvitationRepository,
    private readonly mails: AccountMails,
    private readonly recipients: RecipientLimit,
    private readonly log: Log,
  ) {}

  async list(actor: Actor): Promise<InviteToken[]> {
    if (!actor.canInvite) throw CommonErrors.forbidden();
    return this.invitations.findOfHousehold(actor);
  }

  async create(actor: Actor, { uses }: InviteTokenCreate): Promise<InviteToken> {
    if (!actor.canInvite) throw AccessErrors.mayNotInvite();
    const expiresAt = new Date(Date.now() + LIFETIME_MS);
    const invitation = await this.invitations.insert(actor, { token: randomToken(), usesLeft: uses, expiresAt });
    this.log.info('invitation created', { uses });
    return invitation;
  }

  async delete(actor: Actor, token: string): Promise<InviteToken> {
    await this.requireOwn(actor, token);
    const removed = orThrowNotFound(await this.invitations.delete(actor, token));
    this.log.info('invitation deleted');
    return removed;
  }

  /** Whether the token is that of an invitation that has not expired and has uses left. */
  async check(token: string): Promise<{ valid: boolean }> {
    return { valid: await this.invitations.isUsable(token) };
  }

  /** Whether the mail was sent; the error of the mail server is logged. */
  async send(actor: Actor, { email, token }: EmailInvitation): Promise<EmailSent> {
    await this.requireOwn(actor, token);
    if (!this.mails.isReady) return { success: false, error: null };
    if (!(await this.recipients.allows('invitation', email)))
      throw CommonErrors.tooMany({ retryAfterSeconds: RECIPIENT_LIMIT_SECONDS });
    try {
      await this.mails.invitation({ email, locale: actor.locale }, token);
      this.log.info('invitation sent');
      return { success: true, error: null };
    } catch (error) {
      this.log.error('invitation not sent', { error });
      return { success: false, error: 'The mail server did not accept the mail.' };
    }
  }

  /** An invitation of another household is not found, regardless of the caller's permissions. */
  private async requireOwn(actor: Actor, token: string): Promise<void> {
    if (!(await this.invitations.isOfHousehold(actor, token))) throw CommonErrors.notFound();
    if (!actor.canInvite) throw CommonErrors.forbidden();
  }
}
