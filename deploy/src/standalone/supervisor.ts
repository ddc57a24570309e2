import type { Ready } from './processes/child-program.js';
import type { InstanceFile } from './data-folder/instance-file.js';
import type { LauncherLog } from './processes/launcher-log.js';
import { ListeningSockets } from './processes/listening-sockets.js';
import type { LocalServer } from './servers/local-server.js';
import { productProgram } from './product-program.js';
import type { RunningChild } from './processes/running-child.js';
import { StartError } from './data-folder/start-error.js';
import { SupervisedChild } from './processes/supervised-child.js';

/** The shutdown timeout of the product process, in milliseconds. */
const PRODUCT_STOP_MS = 10_000;
/** The shutdown timeout of the servers; a killed server keeps everything that it acknowledged. */
const SERVER_STOP_MS = 2_000;

interface SupervisorParts {
  log: LauncherLog;
  instanceFile: InstanceFile;
  /** Called once when a part cannot be brought back. */
  onGiveUp: (reason: StartError) => void;
}

type Settings = Record<string, string | undefined>;

/** Runs the servers and the product process, each as a child of this one, and restarts them. */
export class Supervisor {
  private readonly servers: SupervisedChild[] = [];
  private readonly watches: { stop(): void }[] = [];
  private readonly sockets = new ListeningSockets();
  private product: SupervisedChild | undefined;
  private stopping: Promise<void> | undefined;

  constructor(private readonly parts: SupervisorParts) {}

  get isStopping(): boolean {
    return this.stopping !== undefined;
  }

  /** Resolves when all of them are ready. Throws a `StartError` when one cannot be started. */
  async startServers(servers: LocalServer[]): Promise<void> {
    await Promise.all(servers.map((server) => this.startServer(server)));
  }

  /** Starts the gateway and the services. Resolves when they respond. */
  async startProduct(settings: Settings): Promise<Ready> {
    if (this.isStopping) throw new StartError('Larder was stopped while it started.');
    const product = this.child(productProgram({ ...settings, LARDER_FIRST_START: 'true' }));
    this.product = product;
    const ready = await product.start();
    if (ready === true) throw new Error('The product process has no address.');
    product.change({ LARDER_FIRST_START: 'false', ...portOf(ready.url) });
    return ready;
  }

  /** The product first, so that its last writes reach the servers. Takes at most twelve seconds. */
  stop(): Promise<void> {
    this.stopping ??= this.stopAll();
    return this.stopping;
  }

  /** Kills everything. */
  kill(): void {
    [this.product, ...this.servers].forEach((child) => child?.kill());
  }

  private async startServer({ program, watch }: LocalServer): Promise<void> {
    const child = this.child(program);
    this.servers.push(child);
    await child.start();
    if (watch && !this.isStopping) this.watches.push(watch(() => child.restartStuck()));
  }

  private async stopAll(): Promise<void> {
    this.watches.forEach((watch) => watch.stop());
    this.sockets.close();
    await this.product?.stop(PRODUCT_STOP_MS);
    await Promise.all(this.servers.map((server) => server.stop(SERVER_STOP_MS)));
  }

  private child(program: ConstructorParameters<typeof SupervisedChild>[0]): SupervisedChild {
    const { log, instanceFile, onGiveUp } = this.parts;
    const onSpawn = (process: RunningChild) => {
      if (process.pid !== undefined) instanceFile.addChild(process.pid);
      process.onMessage((message) => {
        if (message.type === 'listen') void this.sockets.respond(process, message);
      });
    };
    return new SupervisedChild(program, log, { onSpawn, onGiveUp });
  }
}

/** Keeps the port of the first start: with `PORT=0` the next one would be another. */
function portOf(url: string): Record<string, string> {
  const { port } = new URL(url);
  return port ? { PORT: port } : {};
}
