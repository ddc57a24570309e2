import { z } from 'zod';
import { defineMessage } from '../messaging/define-message.js';
import { Flag } from '../primitives/scalars.js';

/** The public information about the installation (docs/api/administration.md#site-information). */
export const AppInfo = z
  .object({
    production: z.boolean().describe('The value of the setting `PRODUCTION`.'),
    version: z.string().describe('The version of the API that clients compare.'),
    demoStatus: z.boolean().describe('Whether this is a demo, in which the first account cannot be changed.'),
    allowSignup: z.boolean().describe('Whether visitors may register without an invitation.'),
    defaultGroupSlug: z.string().nullable().describe('The group whose public recipes visitors see first.'),
    defaultHouseholdSlug: z.string().nullable().describe('The household whose public recipes visitors see first.'),
    enableOidc: z.boolean().describe('Whether sign-in by OpenID Connect is configured.'),
    oidcRedirect: z.boolean().describe('Whether the sign-in page forwards to the provider at once.'),
    oidcProviderName: z.string().describe('The name of the provider on the sign-in page.'),
    enableOpenai: z.boolean().describe('Whether a language model is configured.'),
    enableOpenaiImageServices: z.boolean().describe('Whether the language model reads recipes from images.'),
    appVersion: z.string().describe('The version of Larder.'),
    embedHosts: z
      .array(z.string())
      .default([])
      .describe('The hosts whose pages may be embedded in texts, with the port unless it is 443.'),
  })
  .meta({ id: 'AppInfo' });
export type AppInfo = z.output<typeof AppInfo>;

/** What the login page needs to know. */
export const AppStartupInfo = z
  .object({
    isFirstLogin: z.boolean().describe('Whether an account has the default e-mail address.'),
    isDemo: z.boolean().describe('Whether this is a demo.'),
  })
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
    versionLatest: z.string().describe('The latest release.'),
    apiPort: z.number().int().describe('The port that the server listens on.'),
    apiDocs: z.boolean().describe('Whether `/docs` is offered.'),
    dbType: z.string().describe('The kind of the database.'),
    dbUrl: z.string().nullable().describe('The address of the database without its password.'),
    defaultGroup: z.string().describe('The name of the group that the first start creates.'),
    defaultHousehold: z.string().describe('The name of the household that the first start creates.'),
    buildId: z.string().describe('The commit of the build.'),
    recipeScraperVersion: z.string().describe('The version of this server, which contains the scraper.'),
  })
  .meta({ id: 'AdminAboutInfo' });
export type AdminAbout = z.output<typeof AdminAbout>;

/** The numbers of records on the site. */
export const AppStatistics = z
  .object({
    totalRecipes: z.number().int().describe('The number of recipes of the site.'),
    totalUsers: z.number().int().describe('The number of users of the site.'),
    totalHouseholds: z.number().int().describe('The number of households of the site.'),
    totalGroups: z.number().int().describe('The number of groups of the site.'),
    uncategorizedRecipes: z.number().int().describe('The number of recipes without a category.'),
    untaggedRecipes: z.number().int().describe('The number of recipes without a tag.'),
  })
  .meta({ id: 'AppStatistics' });

/** The servers of the installation; those of integrations only when they are configured. */
export const ServerName = z
  .enum(['mongodb', 'redis', 'minio', 'nats', 'smtp', 'ldap', 'oidc', 'openai'])
  .meta({ id: 'ServerName' });
export type ServerName = z.output<typeof ServerName>;

/** Whether a server responded, and the duration. `error` is the reason of a failure, in English. */
export const ServerCheck = z
  .object({
    name: ServerName,
    ok: z.boolean().describe('Whether the server answers.'),
    latencyMs: z.number().int().nullable().describe('The duration of the check, in milliseconds.'),
    error: z.string().nullable().describe('The reason of a failure.'),
  })
  .meta({ id: 'ServerCheck' });
export type ServerCheck = z.output<typeof ServerCheck>;

/** `deep` also checks the connections to the servers. */
export const CheckQuery = z.object({ deep: Flag.default(false).describe('Also connects to the servers.') });

/** The configured parts; their availability is checked only for `services`, in a deep check. */
export const AppCheck = z
  .object({
    services: z.array(ServerCheck).optional().describe('The servers that Larder uses.'),
    emailReady: z.boolean().describe('Whether the mail server is configured.'),
    ldapReady: z.boolean().describe('Whether sign-in by LDAP is configured.'),
    oidcReady: z.boolean().describe('Whether sign-in by OpenID Connect is configured.'),
    enableOpenai: z.boolean().describe('Whether a language model is configured.'),
    baseUrlSet: z.boolean().describe('Whether `BASE_URL` is set.'),
    isUpToDate: z.boolean().describe('Whether this is the latest release.'),
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
