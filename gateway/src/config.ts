import { z } from 'zod';
import { defineConfig, embedShape, portShape, setting, storageShape, type ConfigOf } from '@larder/service-kit';
import { isProxyEntry } from './trusted-proxies.js';

/** Origins as a content security policy names them; `none` and `self` with or without quotes. */
const frameAncestors = setting
  .list()
  .transform((sources) =>
    sources.map((each) => each.replace(/^'?(none|self)'?$/i, (_each, word: string) => `'${word.toLowerCase()}'`)),
  )
  .refine(
    (sources) => sources.every((each) => /^('none'|'self'|https?:\/\/(\*\.)?[\w.-]+(:\d+)?)$/.test(each)),
    'expected none, self, or origins such as https://home.example.org',
  )
  .refine((sources) => sources.length === 1 || !sources.includes("'none'"), 'none cannot be combined with origins');

const proxies = setting
  .list()
  .refine((entries) => entries.every(isProxyEntry), 'expected addresses or ranges such as 10.0.0.0/8');

/** The default folder of the built web application. */
const WEB_FOLDER = new URL('../../web/dist', import.meta.url).pathname;

export const GatewayConfig = defineConfig({
  API_HOST: setting.text().default('0.0.0.0'),
  ...portShape,
  /** `/docs` and `/redoc`; the description at `/openapi.json` is always served. */
  API_DOCS: setting.flag().default(true),
  STATIC_FILES: setting.text().default(WEB_FOLDER),
  /** Addresses or ranges of proxies whose `X-Forwarded-*` headers are trusted; `HOST_IP` is an older name. */
  TRUSTED_PROXIES: proxies.optional(),
  HOST_IP: proxies.optional(),
  /**
   * Open connections per address, or IPv6 network; those of trusted proxies and of this machine, which may be a proxy,
   * do not count.
   */
  CONNECTION_LIMIT: setting.int({ min: 1 }).default(256),
  CORS_ORIGINS: setting.list().default([]),
  /** Seconds for which browsers that use HTTPS may use nothing else (`Strict-Transport-Security`); 0: not sent. */
  HSTS_MAX_AGE: setting.int({ min: 0, max: 63_072_000 }).default(0),
  /** Pages that may show Larder in a frame: `none`, `self` or origins. */
  FRAME_ANCESTORS: frameAncestors.default(["'none'"]),
  /**
   * Which files of private groups require a session. `files`: assets of recipes but not images, since existing clients
   * fetch images without a token; `true`: both; `false`: neither.
   */
  MEDIA_AUTH: z.union([setting.flag(), setting.choice(['files'])]).default('files'),
  /** Whether `/robots.txt` lets search engines read public pages. */
  ROBOTS_POLICY: setting.choice(['allow', 'disallow']).default('allow'),
  /** `/sitemap.xml` with the public recipes of all groups that are not private. */
  SITEMAP_ENABLED: setting.flag().default(false),
  /** Bearer token of `/metrics` on this port; not offered when absent. */
  METRICS_TOKEN: setting.text().min(16, 'expected at least 16 characters').optional(),
  /** Largest upload in bytes. */
  MAX_UPLOAD_SIZE: setting.int({ min: 1024 }).default(100 * 1024 * 1024),
  /** Largest uploaded backup in bytes. */
  BACKUP_MAX_UPLOAD_SIZE: setting.int({ min: 1024 }).default(2 * 1024 ** 3),
  /** Largest JSON body in bytes; pasted pages have their own limit. */
  MAX_JSON_SIZE: setting.int({ min: 1024 }).default(5 * 1024 * 1024),
  /** Seconds that a stopping gateway still accepts requests while load balancers send new clients to other replicas. */
  SHUTDOWN_DELAY: setting.int({ min: 0, max: 300 }).default(0),
  RATE_LIMIT_ENABLED: setting.flag().default(true),
  /** Requests per user, or per address without a session, and minute; images and files do not count. */
  REQUEST_RATE_LIMIT: setting.int({ min: 1 }).default(600),
  /** Uploads per user and minute. */
  UPLOAD_RATE_LIMIT: setting.int({ min: 1 }).default(30),
  /** Requests to a language model per user and minute. */
  AI_RATE_LIMIT: setting.int({ min: 1 }).default(20),
  /** Ingredient lines that a language model parses per user and minute. */
  AI_LINE_RATE_LIMIT: setting.int({ min: 1 }).default(500),
  /** Requests for a password reset mail per address and hour. */
  FORGOT_PASSWORD_RATE_LIMIT: setting.int({ min: 1 }).default(5),
  /** Attempts to reset a password per address and hour. */
  RESET_PASSWORD_RATE_LIMIT: setting.int({ min: 1 }).default(30),
  /** Registrations per address and hour. */
  REGISTRATION_RATE_LIMIT: setting.int({ min: 1 }).default(30),
  /** Invitations by mail per user and hour. */
  INVITATION_MAIL_RATE_LIMIT: setting.int({ min: 1 }).default(30),
  /** Test mails per administrator and minute. */
  TEST_MAIL_RATE_LIMIT: setting.int({ min: 1 }).default(5),
  /** Backups that an administrator makes or restores within an hour; schedules and operator commands do not count. */
  BACKUP_RATE_LIMIT: setting.int({ min: 1 }).default(6),
  /** Sign-ins by the OpenID provider per address and minute. */
  OIDC_RATE_LIMIT: setting.int({ min: 1 }).default(60),
  /** Name checks per address and minute. */
  VALIDATOR_RATE_LIMIT: setting.int({ min: 1 }).default(120),
  /** Imports per user and minute. */
  IMPORT_RATE_LIMIT: setting.int({ min: 1 }).default(30),
  ...embedShape,
  ...storageShape,
});
export type GatewayConfig = ConfigOf<typeof GatewayConfig>;
