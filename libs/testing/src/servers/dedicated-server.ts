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

  /** Starts the process; resolves when the server is ready. Rejects with its output when it ends or takes too long. */
  async start(): Promise<void> {
    const { command, args, env } = this.program;
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['pipe', 'pipe', 'pipe'] });
    this.child = child;
    await new Promise<void>((resolve, reject) => {
      let output = '';
      const fail = (reason: string) => reject(new Error(`${command} ${reason}:\n${output}`));
      const timer = setTimeout(() => fail(`was not ready within ${START_MS} ms`), START_MS);
      const streams = [child.stdout, child.stderr];
      const read = (chunk: Buffer): void => {
        output += chunk.toString();
        if (!this.program.isReady(output)) return;
        clearTimeout(timer);
        // The output is still consumed: a full pipe would block the server.
        streams.forEach((stream) => stream.off('data', read).resume());
        resolve();
      };
      streams.forEach((stream) => stream.on('data', read));
      child.once('error', reject);
      child.once('close', () => {
        clearTimeout(timer);
        fail('ended instead of starting');
      });
    });
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
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
