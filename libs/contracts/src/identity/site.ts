import { z } from 'zod';
import { defineBroadcast } from '../messaging/define-broadcast.js';
import { defineMessage } from '../messaging/define-message.js';
import { Validation } from '../primitives/bodies.js';
import { Id } from '../primitives/id.js';

const Empty = z.object({});

/** Whether a name is available, for every caller. Household names are checked in `groupId`, else in the default group. */
export const CheckName = defineMessage({
  subject: 'identity.name.check',
  request: z.object({
    kind: z.enum(['group', 'household', 'username', 'email']),
    name: z.string().max(1024),
    groupId: Id.optional(),
  }),
  reply: Validation,
  idempotent: true,
});
/** Every gateway clears its cache of site information: a group or household, possibly the default one, has changed. */
export const SiteChanged = defineBroadcast('site.changed', z.object({}));
/** The information about the installation for the login page and the app information. */
export const ReadSite = defineMessage({
  subject: 'identity.site.read',
  request: Empty,
  reply: z.object({
    isFirstLogin: z.boolean(),
    defaultGroupSlug: z.string().nullable(),
    defaultHouseholdSlug: z.string().nullable(),
  }),
  idempotent: true,
});
/** Mails all administrators, if mail is configured. For other services only. */
export const NotifyAdministrators = defineMessage({
  subject: 'identity.administrators.notify',
  request: z.object({ notice: z.enum(['backup-failed']) }),
  reply: z.null(),
});
/** The numbers of users, households and groups of the installation; for administrators. */
export const CountTenants = defineMessage({
  subject: 'identity.tenants.count',
  request: Empty,
  reply: z.object({
    totalUsers: z.number().int(),
    totalHouseholds: z.number().int(),
    totalGroups: z.number().int(),
    totalApiTokens: z.number().int(),
  }),
  idempotent: true,
});
/** Whether the first administrator still has the documented default password. For administrators. */
export const ReadDefaultPassword = defineMessage({
  subject: 'identity.default-password.read',
  request: Empty,
  reply: z.object({ isUnchanged: z.boolean() }),
  idempotent: true,
});
