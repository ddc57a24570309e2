import { CleanUp } from '@larder/contracts';
import type { Command } from '../command.js';

export const cleanOrphans: Command = {
  name: 'clean-orphans',
  action: 'clean-up.run',
  usage: '[--dry-run]',
  about: 'Deletes stored files of records that no longer exist; with --dry-run it only counts them.',
  options: { 'dry-run': { type: 'boolean' } },
  run: async ({ values }, { services, print }) => {
    const dryRun = values['dry-run'] === true;
    const { removed, bytes = 0 } = await services.request(CleanUp, { what: 'orphans', dryRun });
    print(`${removed} files, ${bytes} bytes${dryRun ? ' would be removed.' : ' removed.'}`);
    return dryRun ? null : { name: 'orphans' };
  },
};
