import { join, resolve } from 'node:path';
import { runOperatorCommand } from '@larder/gateway/operator';
import { loadEnvironment, type Environment } from '@larder/service-kit/environment';
import { checkConfig } from './commands/check-config.js';
import { checkHealth } from './commands/check-health.js';
import { runningInstance } from './data-folder/instance-file.js';
import { verifyBackup } from './commands/verify-backup.js';

/**
 * Runs a command for the operator of this installation, or of the one whose message server `NATS_URL` names.
 *
 * @returns the exit code, see `runOperatorCommand`; 2 when the command needs a running product and there is none
 */
export async function runOperator(args: string[], variables: Environment, folder: string): Promise<number> {
  const env = loadEnvironment(variables, folder);
  const local = [verifyBackup(env), checkConfig(variables, env), checkHealth(env)];
  const isLocal = args.length === 0 || args.includes('--help') || local.some(({ name }) => name === args[0]);
  if (env['NATS_URL'] || isLocal) return runOperatorCommand(args, env, local);
  const data = resolve(env['DATA_DIR'] ?? './data');
  const natsUrl = runningInstance(join(data, 'run'))?.natsUrl;
  if (natsUrl) return runOperatorCommand(args, { ...env, NATS_URL: natsUrl }, local);
  process.stderr.write(`Larder does not run with the data folder ${data}: start it with \`npm start\` first.\n`);
  return 2;
}
