import { z } from 'zod';
import { defineError } from '../errors/define-error.js';
import { defineEvent } from '../messaging/define-event.js';
import { defineMessage } from '../messaging/define-message.js';
import { LocaleText } from '../primitives/locale.js';
import { Name } from '../primitives/name.js';
import { Flag } from '../primitives/scalars.js';
import { Email, NewPassword, UserOut } from './tenants/user.js';

/**
 * The first-time setup of a site (docs/api/administration.md#setup): the account that replaces the default one, and the
 * settings of its group and household. `locale` is the language of the default foods, units and labels; the caller's
 * language when absent.
 */
export const SiteSetup = z
  .object({
    username: Name,
    fullName: Name,
    email: Email,
    password: NewPassword.describe('The new password of the administrator.'),
    currentPassword: z.string().max(258).default('MyPassword').describe('The password of the administrator so far.'),
    makeGroupRecipesPublic: Flag.default(false).describe('Whether visitors may see the recipes of the first group.'),
    useSeedData: Flag.default(true).describe('Whether the first group gets the default foods, units and labels.'),
    locale: LocaleText.optional().describe('The language of the default foods, units and labels.'),
  })
  .meta({ id: 'SiteSetup' });
export type SiteSetup = z.output<typeof SiteSetup>;

/** Sets up the site completely or not at all. `token` is that of the caller's session, which stays active. */
export const SetUpSite = defineMessage({
  subject: 'identity.site.set-up',
  request: z.object({ setup: SiteSetup, token: z.string() }),
  reply: UserOut,
});

/**
 * The site was set up. `seedLocale` is the language of the group's default foods, units and labels; null without them.
 */
export const SiteSetUp = defineEvent('site.set-up', z.object({ seedLocale: z.string().nullable() }));

export const SiteSetupErrors = {
  /** The caller's account is not the default one. */
  done: defineError('identity.site-is-set-up', {
    kind: 'conflict',
    shape: 'message',
    sentence: 'This site has already been set up.',
  }),
};
