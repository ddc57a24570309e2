import { z } from 'zod';
import { defineMessage } from '../messaging/define-message.js';
import { definePagedList, PageQuery } from '../paging/page.js';
import { HouseholdSummary } from './tenants/household.js';

/** The households of a group that are not private; public (docs/api/collaboration.md#public-groups). */
export const ExploreHouseholds = definePagedList({
  subject: 'identity.explored-household.list',
  query: z.object({ groupSlug: z.string().max(300), query: PageQuery }),
  item: HouseholdSummary,
});
export const ExploreHousehold = defineMessage({
  subject: 'identity.explored-household.read',
  request: z.object({ groupSlug: z.string().max(300), slugOrId: z.string().max(1000) }),
  reply: HouseholdSummary,
  idempotent: true,
});
