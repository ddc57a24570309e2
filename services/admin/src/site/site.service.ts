import { CountRecipes, CountTenants, ReadSite } from '@larder/contracts';
import type { Actor, AdminAbout, AppInfo, AppStartupInfo, ReadCheck, ReadStatistics, ReplyOf } from '@larder/contracts';
import { InjectConfig, isLdapReady, isMailReady, isOidcReady, isOpenAiReady, ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { AdminConfig } from '../config.js';
import { readAppVersion } from '../installation/app-version.js';
import { isUpToDate } from '../installation/is-up-to-date.js';
import { LatestVersion } from '../installation/latest-version.js';
import { isBaseUrlSet, portOf } from './base-url.js';
import { maskedAddress } from './masked-address.js';

/**
 * Information about the installation: its settings, and the counts of the other services
 * (docs/api/administration.md#site-information).
 */
@Injectable()
export class SiteService {
  private readonly appVersion = readAppVersion();

  constructor(
    private readonly services: ServiceClient,
    private readonly latestVersion: LatestVersion,
    @InjectConfig() private readonly config: AdminConfig,
  ) {}

  async readAppInfo(): Promise<AppInfo> {
    const { defaultGroupSlug, defaultHouseholdSlug } = await this.services.as(null).request(ReadSite, {});
    return { ...this.settings(), defaultGroupSlug, defaultHouseholdSlug };
  }

  async readStartupInfo(): Promise<AppStartupInfo> {
    const { isFirstLogin } = await this.services.as(null).request(ReadSite, {});
    return { isFirstLogin, isDemo: this.config.IS_DEMO };
  }

  /**
   * `enableOidc` is the value of the setting only, as existing clients expect. All modules of this product share one
   * version.
   */
  async readAbout(): Promise<AdminAbout> {
    const { config, appVersion } = this;
    const [info, versionLatest] = await Promise.all([this.readAppInfo(), this.latestVersion.read()]);
    return {
      ...info,
      enableOidc: config.OIDC_AUTH_ENABLED,
      versionLatest,
      apiPort: portOf(config),
      apiDocs: config.API_DOCS,
      dbType: 'mongodb',
      dbUrl: maskedAddress(config.MONGODB_URI),
      defaultGroup: config.DEFAULT_GROUP,
      defaultHousehold: config.DEFAULT_HOUSEHOLD,
      buildId: config.GIT_COMMIT_HASH,
      recipeScraperVersion: appVersion,
    };
  }

  async readStatistics(actor: Actor): Promise<ReplyOf<typeof ReadStatistics>> {
    const client = this.services.as(actor);
    const [tenants, recipes] = await Promise.all([client.request(CountTenants, {}), client.request(CountRecipes, {})]);
    const { totalUsers, totalHouseholds, totalGroups } = tenants;
    const { totalRecipes, uncategorizedRecipes, untaggedRecipes } = recipes;
    return { totalRecipes, totalUsers, totalHouseholds, totalGroups, uncategorizedRecipes, untaggedRecipes };
  }

  /** The configured integrations, and whether this is the latest release. */
  async readCheck(): Promise<ReplyOf<typeof ReadCheck>> {
    return {
      emailReady: isMailReady(this.config),
      ldapReady: isLdapReady(this.config),
      oidcReady: isOidcReady(this.config),
      enableOpenai: isOpenAiReady(this.config),
      baseUrlSet: isBaseUrlSet(this.config),
      isUpToDate: isUpToDate(this.appVersion, await this.latestVersion.read()),
    };
  }

  private settings(): Omit<AppInfo, 'defaultGroupSlug' | 'defaultHouseholdSlug'> {
    const { config } = this;
    const enableOpenai = isOpenAiReady(config);
    return {
      production: config.PRODUCTION,
      version: config.API_COMPAT_VERSION,
      appVersion: this.appVersion,
      demoStatus: config.IS_DEMO,
      allowSignup: config.ALLOW_SIGNUP,
      enableOidc: isOidcReady(config),
      oidcRedirect: config.OIDC_AUTO_REDIRECT,
      oidcProviderName: config.OIDC_PROVIDER_NAME,
      enableOpenai,
      enableOpenaiImageServices: enableOpenai && config.OPENAI_ENABLE_IMAGE_SERVICES,
      embedHosts: config.EMBED_ALLOWLIST,
    };
  }
}
