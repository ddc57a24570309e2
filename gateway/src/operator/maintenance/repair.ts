import { ListGroups, readPage, repairMessage, SERVICES } from '@larder/contracts';
import type { CallerClient } from '@larder/service-kit';
import type { Command } from '../command.js';
import { ALL } from '../users/find-user.js';

export const repair: Command = {
  name: 'repair',
  action: 'data.repair',
  usage: '[--dry-run]',
  about: 'Repairs owners, leftovers of deleted users and labels, and names; with --dry-run it only counts them.',
  options: { 'dry-run': { type: 'boolean' } },
  run: async ({ values }, { services, print }) => {
    const dryRun = values['dry-run'] === true;
    const groups = await groupNames(services);
    let total = 0;
    for (const service of SERVICES) {
      const { repaired } = await services.request(repairMessage(service), { dryRun });
      for (const { repair: name, groupId, records } of repaired) {
        print([service, name, groupId === null ? 'site' : (groups.get(groupId) ?? groupId), records].join('\t'));
        total += records;
      }
    }
    print(`${total} records ${dryRun ? 'would be repaired.' : 'repaired.'}`);
    return dryRun ? null : {};
  },
};

async function groupNames(services: CallerClient): Promise<Map<string, string>> {
  const { items } = await readPage(services.stream(ListGroups, ALL));
  return new Map(items.map(({ id, name }) => [id, name]));
}
