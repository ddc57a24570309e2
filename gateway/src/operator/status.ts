import { generationMessage } from '@larder/contracts';
import { healthMessage, type CallerClient } from '@larder/service-kit';
import { SERVICES } from '../health/services.js';
import { CommandProblem, type Command } from './command.js';

export const status: Command = {
  name: 'status',
  usage: '',
  about: 'Says of every service whether it is ready, and which copy of the data it works with.',
  run: async (_parsed, { services, say }) => {
    const all = await Promise.all(SERVICES.map(async (name) => ({ name, problem: await problemOf(services, name) })));
    for (const { name, problem } of all) say(`${name}\t${problem ?? (await generationOf(services, name))}`);
    if (all.some(({ problem }) => problem)) throw new CommandProblem('Not everything is ready.');
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

async function generationOf(services: CallerClient, name: string): Promise<string> {
  const { generation } = await services.request(generationMessage(name), {});
  return `ready, generation ${generation}`;
}
