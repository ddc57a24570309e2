import { generationMessage, migrationsMessage, SERVICES } from '@larder/contracts';
import { healthMessage, type CallerClient } from '@larder/service-kit';
import { CommandError, type Command } from './command.js';

export const status: Command = {
  name: 'status',
  action: null,
  usage: '',
  about: 'Shows whether each service is ready, which generation of the data it uses, and its data migrations.',
  run: async (_parsed, { services, print }) => {
    const all = await Promise.all(SERVICES.map(async (name) => ({ name, problem: await problemOf(services, name) })));
    for (const { name, problem } of all) print(`${name}\t${problem ?? (await stateOf(services, name))}`);
    if (all.some(({ problem }) => problem)) throw new CommandError('Not everything is ready.');
    return null;
  },
};

async function problemOf(services: CallerClient, name: string): Promise<string | null> {
  try {
    const { ready, checks } = await services.request(healthMessage(name), {});
    const wrong = Object.entries(checks).filter(([, result]) => result !== 'ok');
    return ready ? null : `not ready: ${wrong.map((each) => each.join(' ')).join(', ')}`;
  } catch {
    return 'does not answer';
  }
}

async function stateOf(services: CallerClient, name: string): Promise<string> {
  const { generation } = await services.request(generationMessage(name), {});
  const { known, pending } = await services.request(migrationsMessage(name), {});
  const waiting = pending.map((each) => `${each.number} ${each.name}`).join(', ');
  const migrations = `${known - pending.length} of ${known} data migrations applied`;
  return `ready, generation ${generation}, ${migrations}${waiting && `, pending: ${waiting}`}`;
}
