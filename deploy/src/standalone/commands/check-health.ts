import { CommandError, type LocalCommand } from '@larder/gateway/operator';
import { lookUp, normalizeEnvironment, type Environment } from '@larder/service-kit/environment';

const DEFAULT_PORT = '9000';
const TIMEOUT_MS = 10_000;

/** Requests the version from the running product on this machine, as container health checks do. */
export function checkHealth(env: Environment): LocalCommand {
  return {
    name: 'health-check',
    usage: '',
    about: 'Fails unless Larder responds on this machine.',
    run: async (_parsed, { print }) => {
      const settings = normalizeEnvironment(env);
      const port = lookUp(settings, 'PORT') ?? lookUp(settings, 'API_PORT') ?? DEFAULT_PORT;
      const url = `http://127.0.0.1:${port}/api/app/about`;
      const status = await statusOf(url);
      if (status !== 200) throw new CommandError(`${url} does not answer: ${status}`);
      print(`${url} answers.`);
    },
  };
}

/** The status of the reply, or why there is none. */
async function statusOf(url: string): Promise<number | string> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })).status;
  } catch (error) {
    const { cause, message } = error as Error;
    return cause instanceof Error ? cause.message : message;
  }
}
