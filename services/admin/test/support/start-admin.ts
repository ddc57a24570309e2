import { readFileSync } from 'node:fs';
import { CountRecipes, CountTenants, ReadSite, type ReplyOf } from '@larder/contracts';
import type { Environment } from '@larder/service-kit';
import { startTestService, type TestService } from '@larder/testing';
import { adminService } from '../../src/index.js';

const manifest = readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8');
/** The version of this product. */
export const APP_VERSION = (JSON.parse(manifest) as { version: string }).version;

const site: ReplyOf<typeof ReadSite> = {
  isFirstLogin: true,
  defaultGroupSlug: 'home',
  defaultHouseholdSlug: null,
};
const tenants = { totalUsers: 9, totalHouseholds: 4, totalGroups: 2, totalApiTokens: 3 };
const counts = { totalRecipes: 412, uncategorizedRecipes: 37, untaggedRecipes: 120 };

/** The service with simulated identity and recipe services. */
export async function startAdmin(env: Environment = {}): Promise<TestService> {
  const admin = await startTestService(adminService, { env });
  await admin.fakeReply(ReadSite, () => site);
  await admin.fakeReply(CountTenants, () => tenants);
  await admin.fakeReply(CountRecipes, () => counts);
  return admin;
}
