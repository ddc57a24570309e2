import { AppError, SERVICES } from '@larder/contracts';
import { Log, orThrowNotFound } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';

/** Sends a request to all services at once, on behalf of an administrator. */
@Injectable()
export class AllServices {
  constructor(private readonly log: Log) {}

  /** The replies of the available services. An unavailable service must not make the whole request fail. */
  async collect<Reply>(request: (service: string) => Promise<Reply>): Promise<Reply[]> {
    const settled = await Promise.allSettled(SERVICES.map(request));
    return settled.flatMap((each, index) => {
      if (each.status === 'fulfilled') return [each.value];
      this.log.warn('request to a service failed', { service: SERVICES[index], error: each.reason });
      return [];
    });
  }

  /**
   * The first reply that is not null; an error of the service that has the record is thrown. Not found when no service
   * has it; unavailable when an unreachable service may have it.
   */
  async firstWithRecord<Reply>(request: (service: string) => Promise<Reply | null>): Promise<Reply> {
    try {
      return await Promise.any(SERVICES.map(async (service) => orThrowNotFound(await request(service))));
    } catch (error) {
      throw mostSpecificError((error as AggregateError).errors);
    }
  }
}

/** The most specific error: `not-found` is the least specific, then `unavailable`. */
function mostSpecificError(errors: readonly unknown[]): unknown {
  const weight = (error: unknown) => {
    if (!(error instanceof AppError)) return 3;
    if (error.kind === 'not-found') return 0;
    return error.kind === 'unavailable' ? 1 : 2;
  };
  return errors.reduce((best, error) => (weight(error) > weight(best) ? error : best));
}
