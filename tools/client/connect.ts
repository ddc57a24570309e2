import { CallFailed, Larder } from './larder.js';

type Environment = Record<string, string | undefined>;

/** Signs in to a running instance by the variables; by default as the default administrator. */
export async function connect(env: Environment): Promise<Larder> {
  const url = env['LARDER_URL'] ?? 'http://localhost:9000';
  const username = env['LARDER_USERNAME'] ?? 'changeme@example.com';
  try {
    return await new Larder(url).signIn(username, env['LARDER_PASSWORD'] ?? 'MyPassword');
  } catch (error) {
    throw new Error(reason(error, url, username), { cause: error });
  }
}

function reason(error: unknown, url: string, username: string): string {
  if (!(error instanceof CallFailed))
    return `Larder does not respond at ${url}. Is it running? Set LARDER_URL to its address.`;
  if (error.response.status !== 401) return error.message;
  return `${username} cannot sign in at ${url}. Set LARDER_USERNAME and LARDER_PASSWORD.`;
}
