import { z } from 'zod';
import { defineMessage } from '../../messaging/define-message.js';
import { DEFAULT_LOCALE } from '../../text/locales.js';
import { NewPassword } from '../tenants/user.js';

const Address = z.string().trim().max(401);

export const ForgotPassword = z
  .object({ email: Address.describe('The address that the link is sent to, if an account has it.') })
  .meta({ id: 'ForgotPassword' });
export type ForgotPassword = z.output<typeof ForgotPassword>;

export const PasswordResetToken = z
  .object({ token: z.string().describe('The token of the link with which the user sets a new password.') })
  .meta({ id: 'PasswordResetToken' });

export const ResetPassword = z
  .object({
    token: z.string().max(255).describe('The token in the link.'),
    email: Address.describe('The address of the account.'),
    password: NewPassword.describe('The new password.'),
    passwordConfirm: z.string().max(1024).describe('The new password again.'),
  })
  .refine(({ password, passwordConfirm }) => password === passwordConfirm, {
    path: ['passwordConfirm'],
    message: 'passwords do not match',
  })
  .meta({ id: 'ResetPassword' });
export type ResetPassword = z.output<typeof ResetPassword>;

/** Sends a link if the account exists, without revealing it. `locale` is the mail's language. */
export const RequestPasswordReset = defineMessage({
  subject: 'identity.password-reset.request',
  request: z.object({ ...ForgotPassword.shape, locale: z.string() }),
  reply: z.null(),
});
/** `locale` is the language of the confirmation mail. */
export const CompletePasswordReset = defineMessage({
  subject: 'identity.password-reset.complete',
  request: ResetPassword.safeExtend({ locale: z.string().default(DEFAULT_LOCALE) }),
  reply: z.null(),
});
/** For administrators, who pass the link on themselves. */
export const CreatePasswordResetToken = defineMessage({
  subject: 'identity.password-reset.create',
  request: ForgotPassword,
  reply: PasswordResetToken,
});
