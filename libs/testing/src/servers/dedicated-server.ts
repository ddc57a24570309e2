import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

interface Program {
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** Whether the server is ready, by its output so far. */
  isReady: (output: string) => boolean;
}

const START_MS = 120_000;

/** A backing server for one test, which may kill, suspend and restart it at the same address. */
export class DedicatedServer {
  private child: ChildProcess | undefined;

  constructor(
    /** The value of the setting that names the server. */
    readonly address: string,
    private readonly program: Program,
  ) {}

  /** Starts the process; resolves when the server is ready. */
  async start(): Promise<void> {
    const { command, args, env } = this.program;
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['pipe', 'pipe', 'pipe'] });
    this.child = child;
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => (output = `${output}${chunk}`.slice(-2_000)));
    const isReady = await Promise.race([this.ready(child), once(child, 'close').then(() => undefined)]);
    if (isReady === undefined) throw new Error(`${command} ended instead of starting:\n${output}`);
  }

  /** Kills the process without a shutdown; resolves when it has ended. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** Sends a signal, such as SIGSTOP to suspend the server and SIGCONT to resume it. */
  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }

  private ready(child: ChildProcess): Promise<string> {
    return new Promise((resolve, reject) => {
      let output = '';
      const timer = setTimeout(() => reject(new Error(`${this.program.command} is not ready:\n${output}`)), START_MS);
      const read = (chunk: unknown): void => {
        output += String(chunk);
        if (!this.program.isReady(output)) return;
        clearTimeout(timer);
        output = '';
        resolve('ready');
      };
      child.stdout?.on('data', read);
      child.stderr?.on('data', read);
      child.once('error', reject);
      child.once('exit', () => clearTimeout(timer));
    });
  }
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
