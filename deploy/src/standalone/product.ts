import { adminService } from '@larder/admin';
import { startGateway, type GatewayOptions, type RunningGateway } from '@larder/gateway';
import { identityService } from '@larder/identity';
import { mealPlanService } from '@larder/meal-plan';
import { parserService } from '@larder/parser';
import { recipeService } from '@larder/recipe';
import {
  createLog,
  InProcessServices,
  PartSupervisor,
  startService,
  type Environment,
  type PartDefinition,
  type RunningService,
  type ServiceDefinition,
} from '@larder/service-kit';
import { shoppingService } from '@larder/shopping';
import type { DestinationStream } from 'pino';

export const SERVICES = [identityService, recipeService, parserService, mealPlanService, shoppingService, adminService];
const GATEWAY = 'gateway';
/** How long the process waits for the log to be written before it ends, in milliseconds. */
const LAST_LOG_MS = 100;

export interface ProductOptions {
  services?: ServiceDefinition[];
  /** Additional modules of the gateway. */
  gatewayModules?: GatewayOptions['modules'];
  /** Returns the socket to listen on when another process holds it. */
  openSocket?: GatewayOptions['openSocket'];
  /** Called when only a restart of the process helps; by default it exits with code 1. */
  giveUp?: () => void;
  /** Pauses between restarts of a part within a minute, in milliseconds; one more failure gives up. */
  pausesMs?: readonly number[];
}

/**
 * The gateway and all services in this process, with in-process requests instead of NATS. A failed one is restarted
 * alone.
 */
export class Product {
  readonly parts: PartSupervisor;
  private readonly local: InProcessServices;
  private readonly services: ServiceDefinition[];

  constructor(
    private readonly env: Environment,
    private readonly logTo?: DestinationStream,
    private readonly options: ProductOptions = {},
  ) {
    const { services = SERVICES, giveUp = endProcess, pausesMs } = options;
    this.services = services;
    this.local = new InProcessServices(true, ownsDatabases(env));
    const log = createLog('product', { LOG_LEVEL: 'info', LOG_FORMAT: 'json' }, logTo);
    this.parts = new PartSupervisor({ log, giveUp, pausesMs });
  }

  /** Starts everything and returns the address; if one fails to start, the others are stopped again. */
  async start(): Promise<string> {
    this.parts.watch();
    try {
      await allStarted(this.services.map((service) => this.parts.start(this.partOf(service))));
      const gateway = await this.parts.start(this.gateway());
      return gateway.url;
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  /** The gateway first, so that no request is accepted any more; then the services. */
  async stop(): Promise<void> {
    await this.parts.stop([GATEWAY]);
    await this.parts.stop(this.services.map(({ name }) => name));
    this.parts.unwatchErrors();
  }

  /** A failed service responds to nothing more; its callers wait for the new one. */
  private partOf(service: ServiceDefinition): PartDefinition<RunningService> {
    const { env, logTo, local } = this;
    return {
      name: service.name,
      start: (failed, cause) => {
        void failed?.abandon(cause);
        return startService(service, env, { logTo, local });
      },
    };
  }

  /** A failed gateway continues until the new one takes over its port. */
  private gateway(): PartDefinition<RunningGateway> {
    const { env, logTo, local } = this;
    const { gatewayModules: modules, openSocket } = this.options;
    return {
      name: GATEWAY,
      start: async (replaced) => {
        const gateway = await startGateway(env, { logTo, local, replaced, openSocket, ...(modules && { modules }) });
        void replaced?.abandon();
        return gateway;
      },
    };
  }
}

/** Waits for all, so that those that started can be stopped; then throws the error. */
async function allStarted(starting: Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(starting);
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
}

function endProcess(): void {
  setTimeout(() => process.exit(1), LAST_LOG_MS);
}

/**
 * The launcher's database is only used by this process, and a second process is not started before this one has ended.
 */
function ownsDatabases(env: Environment): boolean {
  return (env['LARDER_LOCAL_SERVERS'] ?? '').split(',').includes('MONGODB_URI');
}
