import { defineConfig, embedShape, portShape, setting, storageShape, type ConfigOf } from '@larder/service-kit';
import { egressShape } from '@larder/service-kit/egress';
import { retentionSetting } from './retention/index.js';
import { integrationSettings } from './settings/integration-settings.js';
import { themeSettings } from './settings/theme-settings.js';
import { unusedSettings } from './unused-settings.js';

const optionalText = setting.text().optional();
const COMPATIBLE_VERSION = /^(v\d{1,4}\.\d{1,4}\.\d{1,4}|develop|nightly)$/;

export const AdminConfig = defineConfig({
  ...integrationSettings,
  ...themeSettings,
  ...unusedSettings,
  ...storageShape,
  ...egressShape,
  /** Encrypts the addresses of notifiers; generated and stored in the database when absent. */
  SECRET: setting.text().min(16, 'expected at least 16 characters').optional(),
  /** Older secrets, comma-separated, for data that they encrypted. */
  SECRET_PREVIOUS: setting.list().default([]),
  /** A server of the Apprise API, for services without built-in support. */
  APPRISE_API_URL: setting.url().optional(),
  /** Schedule of automatic backups, a cron pattern; none when absent. */
  BACKUP_SCHEDULE: setting.text().optional(),
  /** Retention of scheduled backups: a number, or `daily=7,weekly=4,monthly=6`. */
  BACKUP_RETENTION: retentionSetting,
  /** A second S3 server, to which new backups are copied; none when absent. */
  BACKUP_S3_ENDPOINT: optionalText,
  BACKUP_S3_BUCKET: optionalText,
  BACKUP_S3_ACCESS_KEY: optionalText,
  BACKUP_S3_SECRET_KEY: optionalText,
  BACKUP_S3_REGION: optionalText,
  /** The folder of the copies in the bucket. */
  BACKUP_S3_PREFIX: optionalText,
  /** Passphrase that encrypts new backups, and decrypts backups encrypted with it. */
  BACKUP_PASSPHRASE: setting.text().min(12, 'expected at least 12 characters').max(1_000).optional(),
  /** Maximum unpacked size of an archive, in bytes. */
  BACKUP_MAX_UNPACKED_SIZE: setting.int({ min: 1024 }).default(20 * 1024 ** 3),
  /** Part of the app information; false marks a development set-up. */
  PRODUCTION: setting.flag().default(true),
  IS_DEMO: setting.flag().default(false),
  /** File name of the backup that a demo is reset to; it is not reset when absent. */
  DEMO_RESET_BACKUP: setting.text().optional(),
  /** Schedule of demo resets, a cron pattern. */
  DEMO_RESET_SCHEDULE: setting.text().default('0 * * * *'),
  /** Registration without an invitation. */
  ALLOW_SIGNUP: setting.flag().default(false),
  ...portShape,
  ...embedShape,
  API_DOCS: setting.flag().default(true),
  DEFAULT_GROUP: setting.text().default('Home'),
  DEFAULT_HOUSEHOLD: setting.text().default('Family'),
  /** The API version that clients check; integrations refuse old ones. */
  API_COMPAT_VERSION: setting.text().regex(COMPATIBLE_VERSION, 'expected a version such as v2.2.0').default('v2.2.0'),
  /** Whether to look up newer releases. */
  CHECK_FOR_UPDATES: setting.flag().default(true),
  /** Address of JSON whose `tag_name` is the latest release; no look-up when absent. */
  RELEASE_FEED_URL: setting.url().optional(),
  /** The commit of this build. */
  GIT_COMMIT_HASH: setting.text().default('unknown'),
});
export type AdminConfig = ConfigOf<typeof AdminConfig>;
