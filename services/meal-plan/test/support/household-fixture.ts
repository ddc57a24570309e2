import { DirectoryEntrySaved, type Actor } from '@larder/contracts';
import { Directory } from '@larder/service-kit';
import { aDirectoryGroup, aDirectoryHousehold, aGroup, aHousehold, waitUntil, type TestService } from '@larder/testing';

/** Members of two households of one group. */
export function neighbors(): { ana: Actor; neighbor: Actor } {
  const group = aGroup();
  return { ana: aHousehold(group).member(), neighbor: aHousehold(group).member() };
}

/** A member whose group and household were copied to the directory by events, as from identity. */
export async function aMemberInDirectory(service: TestService): Promise<Actor> {
  const ana = aGroup().household().member();
  for (const entry of [aDirectoryGroup(ana), aDirectoryHousehold(ana)])
    await service.publish(DirectoryEntrySaved, { entry }, { actor: ana });
  await waitUntil(async () => Boolean(await service.get(Directory).household(ana.householdId)));
  return ana;
}
