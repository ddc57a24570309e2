import { join, resolve } from 'node:path';
import { runOperatorCommand } from '@larder/gateway/operator';
import { loadEnvironment, type Environment } from '@larder/service-kit/environment';
import { runningInstance } from './instance.js';

/**
 * Runs a command for the operator of this installation, or of the one whose message server `NATS_URL` names.
 *
 * @returns the exit code, see `runOperatorCommand`; 2 when Larder does not run
 */
export async function runOperator(args: string[], variables: Environment, folder: string): Promise<number> {
  const env = loadEnvironment(variables, folder);
  if (env['NATS_URL'] || args.length === 0 || args.includes('--help')) return runOperatorCommand(args, env);
  const data = resolve(env['DATA_DIR'] ?? './data');
  const natsUrl = runningInstance(join(data, 'run'))?.natsUrl;
  if (natsUrl) return runOperatorCommand(args, { ...env, NATS_URL: natsUrl });
  process.stderr.write(`Larder does not run with the data folder ${data}: start it with \`npm start\` first.\n`);
  return 2;
}
