import { adminService } from '@larder/admin';
import { startGateway, type GatewayOptions, type RunningGateway } from '@larder/gateway';
import { identityService } from '@larder/identity';
import { mealPlanService } from '@larder/meal-plan';
import { parserService } from '@larder/parser';
import { recipeService } from '@larder/recipe';
import { LocalServices, startService, type Environment, type RunningService } from '@larder/service-kit';
import { shoppingService } from '@larder/shopping';
import type { DestinationStream } from 'pino';

export const SERVICES = [identityService, recipeService, parserService, mealPlanService, shoppingService, adminService];

/** The gateway and all services side by side in this process, asking each other without a way over NATS. */
export class Product {
  private readonly services: RunningService[] = [];
  private gateway: RunningGateway | undefined;

  constructor(
    private readonly env: Environment,
    private readonly logTo?: DestinationStream,
    private readonly openSocket?: GatewayOptions['openSocket'],
  ) {}

  /** Starts everything; what had started is stopped again when a part fails. */
  async start(): Promise<string> {
    const options = { logTo: this.logTo, local: new LocalServices() };
    const started = await Promise.allSettled(SERVICES.map((service) => startService(service, this.env, options)));
    for (const result of started) if (result.status === 'fulfilled') this.services.push(result.value);
    const failure = started.find((result) => result.status === 'rejected');
    if (failure) {
      await this.stop();
      throw failure.reason;
    }
    this.gateway = await startGateway(this.env, { ...options, openSocket: this.openSocket });
    return this.gateway.url;
  }

  /** The gateway first, so that nobody is let in any more; then the services. */
  async stop(): Promise<void> {
    await this.gateway?.stop();
    await Promise.all(this.services.map((service) => service.stop()));
  }
}
