import {
  CountCookbooks,
  CountRecipes,
  CountShoppingLists,
  CountTenants,
  ReadAnalytics,
  type Actor,
  type Analytics,
  type RequestOf,
} from '@larder/contracts';
import {
  Answers,
  CurrentActor,
  InjectConfig,
  isLdapReady,
  isMailReady,
  requireAdmin,
  ServiceClient,
} from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import type { AdminConfig } from '../config.js';
import { readAppVersion } from './app-version.js';
import { Installation } from './installation.js';

/** Statistics of the installation (docs/api/administration.md#analytics). */
@Controller()
export class AnalyticsController {
  constructor(
    private readonly installation: Installation,
    private readonly services: ServiceClient,
    @InjectConfig() private readonly config: AdminConfig,
  ) {}

  @Answers(ReadAnalytics)
  async read(_request: RequestOf<typeof ReadAnalytics>, @CurrentActor() actor: Actor): Promise<Analytics> {
    const client = this.services.as(requireAdmin(actor));
    const [tenants, { totalRecipes }, { totalCookbooks }, { totalShoppingLists }] = await Promise.all([
      client.request(CountTenants, {}),
      client.request(CountRecipes, {}),
      client.request(CountCookbooks, {}),
      client.request(CountShoppingLists, {}),
    ]);
    return {
      installationId: await this.installation.id(),
      version: readAppVersion(),
      databaseType: 'mongodb',
      usingEmail: isMailReady(this.config),
      usingLdap: isLdapReady(this.config),
      apiTokens: tenants.totalApiTokens,
      users: tenants.totalUsers,
      groups: tenants.totalGroups,
      recipes: totalRecipes,
      shoppingLists: totalShoppingLists,
      cookbooks: totalCookbooks,
    };
  }
}
