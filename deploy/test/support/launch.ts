import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const START = fileURLToPath(new URL('../../start.cjs', import.meta.url));

export interface LaunchedProduct {
  pid: number;
  url: string;
  /** Ends it like a service manager; returns its exit code. */
  stop(): Promise<number | null>;
}

/** Runs `npm start` on a free port and with its own settings, without those of the tests' environment. */
export function launch(dataFolder: string, env: Record<string, string> = {}): ChildProcess {
  const settings = { PORT: '0', API_HOST: '127.0.0.1', DATA_DIR: dataFolder, LOG_LEVEL: 'fatal', ...env };
  return spawn(process.execPath, [START], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Starts the product and waits until it is ready. */
export async function launchProduct(dataFolder: string, env: Record<string, string> = {}): Promise<LaunchedProduct> {
  const child = launch(dataFolder, env);
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const url = await Promise.race([addressOf(child), exited.then(() => undefined)]);
  if (!url || !child.pid) throw new Error('The product did not start.');
  const stop = async () => {
    child.kill('SIGTERM');
    return (await exited)[0];
  };
  return { pid: child.pid, url, stop };
}

/** Starts the product where it cannot start; returns its output and exit code. */
export async function launchExpectingFailure(
  dataFolder: string,
  env: Record<string, string> = {},
): Promise<{ sentences: string; code: number | null }> {
  const child = launch(dataFolder, env);
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const sentences = child.stderr ? await text(child.stderr) : '';
  const [code] = await exited;
  return { sentences: sentences.trim(), code };
}

function addressOf({ stdout, stderr }: ChildProcess): Promise<string> {
  stderr?.resume();
  return new Promise((resolve) => {
    if (!stdout) return;
    createInterface({ input: stdout }).on('line', (line) => {
      const ready = /^Larder is ready at (\S+)/.exec(line)?.[1];
      if (ready) resolve(ready.replace('localhost', '127.0.0.1'));
    });
  });
}
