import { z } from 'zod';
import { defineMessage } from '../messaging/define-message.js';
import { Flag } from '../primitives/scalars.js';

/** The public information about the installation (docs/api/administration.md#site-information). */
export const AppInfo = z
  .object({
    production: z.boolean(),
    version: z.string(),
    demoStatus: z.boolean(),
    allowSignup: z.boolean(),
    defaultGroupSlug: z.string().nullable(),
    defaultHouseholdSlug: z.string().nullable(),
    enableOidc: z.boolean(),
    oidcRedirect: z.boolean(),
    oidcProviderName: z.string(),
    enableOpenai: z.boolean(),
    enableOpenaiImageServices: z.boolean(),
    appVersion: z.string(),
    /** The hosts whose pages may be embedded in texts, with the port unless it is 443. */
    embedHosts: z.array(z.string()).default([]),
  })
  .meta({ id: 'AppInfo' });
export type AppInfo = z.output<typeof AppInfo>;

/** What the login page needs to know. */
export const AppStartupInfo = z
  .object({ isFirstLogin: z.boolean(), isDemo: z.boolean() })
  .meta({ id: 'AppStartupInfo' });
export type AppStartupInfo = z.output<typeof AppStartupInfo>;

const color = z.string();
/** The colors of the light and the dark theme, in CSS. */
export const AppTheme = z
  .object({
    lightPrimary: color,
    lightAccent: color,
    lightSecondary: color,
    lightSuccess: color,
    lightInfo: color,
    lightWarning: color,
    lightError: color,
    darkPrimary: color,
    darkAccent: color,
    darkSecondary: color,
    darkSuccess: color,
    darkInfo: color,
    darkWarning: color,
    darkError: color,
  })
  .meta({ id: 'AppTheme' });
export type AppTheme = z.output<typeof AppTheme>;

/** The app information with the configuration, for administrators. Secrets are masked. */
export const AdminAbout = z
  .object({
    ...AppInfo.shape,
    versionLatest: z.string(),
    apiPort: z.number().int(),
    apiDocs: z.boolean(),
    dbType: z.string(),
    dbUrl: z.string().nullable(),
    defaultGroup: z.string(),
    defaultHousehold: z.string(),
    buildId: z.string(),
    recipeScraperVersion: z.string(),
  })
  .meta({ id: 'AdminAboutInfo' });
export type AdminAbout = z.output<typeof AdminAbout>;

/** The numbers of records on the site. */
export const AppStatistics = z
  .object({
    totalRecipes: z.number().int(),
    totalUsers: z.number().int(),
    totalHouseholds: z.number().int(),
    totalGroups: z.number().int(),
    uncategorizedRecipes: z.number().int(),
    untaggedRecipes: z.number().int(),
  })
  .meta({ id: 'AppStatistics' });

/** The servers of the installation; those of integrations only when they are configured. */
export const ServerName = z.enum(['mongodb', 'redis', 'minio', 'nats', 'smtp', 'ldap', 'oidc', 'openai']);
export type ServerName = z.output<typeof ServerName>;

/** Whether a server responded, and the duration. `error` is the reason of a failure, in English. */
export const ServerCheck = z
  .object({
    name: ServerName,
    ok: z.boolean(),
    latencyMs: z.number().int().nullable(),
    error: z.string().nullable(),
  })
  .meta({ id: 'ServerCheck' });
export type ServerCheck = z.output<typeof ServerCheck>;

/** `deep` also checks the connections to the servers. */
export const CheckQuery = z.object({ deep: Flag.default(false).describe('Also connects to the servers.') });

/** The configured parts; their availability is checked only for `services`, in a deep check. */
export const AppCheck = z
  .object({
    services: z.array(ServerCheck).optional(),
    emailReady: z.boolean(),
    ldapReady: z.boolean(),
    oidcReady: z.boolean(),
    enableOpenai: z.boolean(),
    baseUrlSet: z.boolean(),
    isUpToDate: z.boolean(),
  })
  .meta({ id: 'CheckAppConfig' });

const Empty = z.object({});
export const ReadAppInfo = defineMessage({
  subject: 'admin.app-info.read',
  request: Empty,
  reply: AppInfo,
  idempotent: true,
});
export const ReadStartupInfo = defineMessage({
  subject: 'admin.startup-info.read',
  request: Empty,
  reply: AppStartupInfo,
  idempotent: true,
});
export const ReadTheme = defineMessage({
  subject: 'admin.theme.read',
  request: Empty,
  reply: AppTheme,
  idempotent: true,
});
export const ReadAdminAbout = defineMessage({
  subject: 'admin.about.read',
  request: Empty,
  reply: AdminAbout,
  idempotent: true,
});
export const ReadStatistics = defineMessage({
  subject: 'admin.statistics.read',
  request: Empty,
  reply: AppStatistics,
  idempotent: true,
});
export const ReadCheck = defineMessage({
  subject: 'admin.check.read',
  request: z.object({ deep: z.boolean().default(false) }),
  reply: AppCheck,
  idempotent: true,
  timeoutMs: 15_000,
});
