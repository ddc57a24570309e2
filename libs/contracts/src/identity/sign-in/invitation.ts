import { z } from 'zod';
import { defineMessage } from '../../messaging/define-message.js';
import { Validation } from '../../primitives/bodies.js';
import { Int } from '../../primitives/scalars.js';
import { Email } from '../tenants/user.js';

/** An invitation to the household of the inviting user; the token is part of a link. */
export const InviteToken = z
  .object({
    token: z.string().describe('The token in the link of the invitation.'),
    usesLeft: z.number().int().describe('How many more accounts can be created with it.'),
    groupId: z.string(),
    householdId: z.string(),
  })
  .meta({ id: 'ReadInviteToken' });
export type InviteToken = z.output<typeof InviteToken>;

/** The body of a creation: how many accounts may be created with the invitation. */
export const InviteTokenCreate = z
  .object({ uses: Int.pipe(z.number().int().min(1).max(100)).describe('How many accounts can be created with it.') })
  .meta({ id: 'CreateInviteToken' });
export type InviteTokenCreate = z.output<typeof InviteTokenCreate>;

export const EmailInvitation = z
  .object({
    email: Email.describe('The address that the invitation is sent to.'),
    token: z.string().max(255).describe('The token of the invitation.'),
  })
  .meta({ id: 'EmailInvitation' });
export type EmailInvitation = z.output<typeof EmailInvitation>;

/** Whether a mail was sent; `error` is a sentence for the caller. */
export const EmailSent = z
  .object({
    success: z.boolean().describe('Whether the mail server accepted the mail.'),
    error: z.string().nullable().describe('The reason of a failure.'),
  })
  .meta({ id: 'EmailInitationResponse' });
export type EmailSent = z.output<typeof EmailSent>;

/** The household's invitations, newest first. */
export const ListInvitations = defineMessage({
  subject: 'identity.invitation.list',
  request: z.object({}),
  reply: z.array(InviteToken),
  idempotent: true,
});
export const CreateInvitation = defineMessage({
  subject: 'identity.invitation.create',
  request: InviteTokenCreate,
  reply: InviteToken,
});
export const DeleteInvitation = defineMessage({
  subject: 'identity.invitation.delete',
  request: z.object({ token: z.string().max(255) }),
  reply: InviteToken,
});
/** Whether an account can be registered with an invitation, for every caller. */
export const CheckInvitation = defineMessage({
  subject: 'identity.invitation.check',
  request: z.object({ token: z.string().max(1000) }),
  reply: Validation,
  idempotent: true,
});
/** Sends an invitation by mail and waits for the mail server. */
export const SendInvitation = defineMessage({
  subject: 'identity.invitation.send',
  request: EmailInvitation,
  reply: EmailSent,
  timeoutMs: 30_000,
});
