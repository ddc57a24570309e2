import { CreateGroup, DirectoryEntrySaved, type GroupOut } from '@larder/contracts';
import type { Identity } from './identity.js';
import { aUser } from './users.js';

/** The id of the first household of a group. */
export function firstHouseholdOf({ households }: GroupOut): string {
  return households?.[0]?.id ?? '';
}

/** Requests on groups and households. */
export function tenantCalls(identity: () => Identity) {
  const asAdmin = () => identity().as(identity().admin);
  let counter = 0;
  const aName = (): string => `Name ${(counter += 1)}`;
  /** A separate group with a user. */
  async function aGroupWith(fields: { canManage?: boolean; canManageHousehold?: boolean } = {}) {
    const group = await asAdmin().request(CreateGroup, { name: aName() });
    return { group, member: await aUser(identity(), { group: group.name, ...fields }) };
  }
  async function publishedEntries(id: string, count: number) {
    const where = ({ entry }: { entry: { id: string } }) => entry.id === id;
    return (await identity().eventually.published(DirectoryEntrySaved, { count, where })).map(({ entry }) => entry);
  }

  return { asAdmin, aName, aGroupWith, publishedEntries };
}
