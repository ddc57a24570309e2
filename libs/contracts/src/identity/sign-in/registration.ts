import { z } from 'zod';
import { defineEvent } from '../../messaging/define-event.js';
import { defineMessage } from '../../messaging/define-message.js';
import { Id } from '../../primitives/id.js';
import { LocaleText } from '../../primitives/locale.js';
import { Name, NameText } from '../../primitives/name.js';
import { Flag } from '../../primitives/scalars.js';
import { DEFAULT_LOCALE } from '../../text/locales.js';
import { Email, NewPassword, UserOut } from '../tenants/user.js';

const TenantName = NameText.max(255).nullish();

/** Registration of a new account: in the household of an invitation, or with a new group. */
export const Registration = z
  .object({
    group: TenantName,
    household: TenantName,
    groupToken: z
      .string()
      .trim()
      .max(255)
      .nullish()
      .describe('The token of an invitation; without one, a group is created.'),
    email: Email,
    username: Name.toLowerCase(),
    fullName: Name,
    password: NewPassword.describe('The password.'),
    passwordConfirm: z.string().max(1024).describe('The password again.'),
    advanced: Flag.default(false),
    private: Flag.default(false).describe('Whether the new group is private.'),
    seedData: Flag.default(false).describe('Whether the new group gets the default foods, units and labels.'),
    locale: LocaleText.default(DEFAULT_LOCALE).describe('The language of the default foods, units and labels.'),
  })
  .refine(({ group, groupToken }) => Boolean(group || groupToken), {
    path: ['groupToken'],
    message: 'group or group_token must be provided',
  })
  .refine(({ password, passwordConfirm }) => password === passwordConfirm, {
    path: ['passwordConfirm'],
    message: 'passwords do not match',
  })
  .meta({ id: 'CreateUserRegistration' });
export type Registration = z.output<typeof Registration>;

export const RegisterUser = defineMessage({
  subject: 'identity.user.register',
  request: Registration,
  reply: UserOut,
});

/**
 * A user has registered. `seedLocale` is the language of a new group's default foods, units and labels; null when they
 * were not requested, or when the group existed before.
 */
export const UserSignedUp = defineEvent(
  'user.signed-up',
  z.object({ id: Id, username: z.string(), email: z.string(), seedLocale: z.string().nullable() }),
);
