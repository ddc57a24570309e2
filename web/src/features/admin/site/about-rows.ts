import type { AdminAbout } from '@larder/contracts/admin/site';
import type { SiteChecks } from './site.api.js';

/** One fact about the installation; `isPrivate` facts are omitted from bug reports. */
export interface AboutRow {
  key: string;
  value: string | number | boolean | null;
  isPrivate?: boolean;
}

/** The facts of the page, in its order. */
export function aboutRows(about: AdminAbout): AboutRow[] {
  return [
    { key: 'version', value: about.appVersion },
    { key: 'latest-version', value: about.versionLatest },
    { key: 'api-version', value: about.version },
    { key: 'build', value: about.buildId },
    { key: 'production', value: about.production },
    { key: 'demo', value: about.demoStatus },
    { key: 'port', value: about.apiPort },
    { key: 'api-docs', value: about.apiDocs },
    { key: 'database', value: about.dbType },
    { key: 'database-url', value: about.dbUrl, isPrivate: true },
    { key: 'default-group', value: about.defaultGroup, isPrivate: true },
    { key: 'default-household', value: about.defaultHousehold, isPrivate: true },
    { key: 'scraper-version', value: about.recipeScraperVersion },
  ];
}

/** A text for a bug report: in English, without private facts. */
export function bugReport(about: AdminAbout, checks: SiteChecks): string {
  const facts = aboutRows(about).filter(({ isPrivate }) => !isPrivate);
  const checked = Object.entries(checks).map(([key, value]) => ({ key, value: value as boolean }));
  return [...facts, ...checked].map(({ key, value }) => `${key}: ${String(value)}`).join('\n');
}
