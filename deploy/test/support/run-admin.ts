import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const ADMIN = fileURLToPath(new URL('../../admin.cjs', import.meta.url));

export interface AdminRun {
  dataFolder: string;
  /** Its standard input. */
  input?: string;
  natsUrl?: string;
  /** How long the command waits for the message server, in milliseconds. */
  connectTimeoutMs?: string;
  /** The port that Larder listens on. */
  port?: string;
}

/** Runs `npm run admin -- …`; returns its output and exit code. */
export async function runAdmin(args: string[], run: AdminRun) {
  const { dataFolder, input = '', natsUrl = '', connectTimeoutMs = '', port = '' } = run;
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: dataFolder,
    NATS_URL: natsUrl,
    OPERATOR_CONNECT_TIMEOUT_MS: connectTimeoutMs,
    PORT: port,
  };
  const child = spawn(process.execPath, [ADMIN, ...args], { env, stdio: 'pipe' });
  child.stdin.end(input);
  const exited = once(child, 'exit') as Promise<[number]>;
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { stdout, stderr, code: (await exited)[0] };
}
