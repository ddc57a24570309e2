import { rebuildMessage, SERVICES } from '@larder/contracts';
import type { Command } from '../command.js';

export const rebuild: Command = {
  name: 'rebuild',
  action: 'read-model.rebuild',
  usage: '',
  about:
    'Rebuilds the data that services derive from records: copies of users and groups, averages, search indexes, caches.',
  run: async (_parsed, { services, print }) => {
    for (const name of SERVICES) {
      const { rebuilt } = await services.request(rebuildMessage(name), {});
      for (const model of rebuilt) print(`${name}\t${model.name}\t${model.records}`);
    }
    print('Search indexes and caches are rebuilt when they are needed.');
    return {};
  },
};
