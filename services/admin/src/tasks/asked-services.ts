import { AppError, CommonErrors } from '@larder/contracts';
import { Log } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';

/** The services whose jobs administrators see. */
const SERVICES = ['identity', 'recipe', 'parser', 'meal-plan', 'shopping', 'admin'];

/** Asks all services at once. */
@Injectable()
export class AskedServices {
  constructor(private readonly log: Log) {}

  /** The answers of those that answer: one that is away must not hide what the others have. */
  async all<Answer>(ask: (service: string) => Promise<Answer>): Promise<Answer[]> {
    const settled = await Promise.allSettled(SERVICES.map(ask));
    return settled.flatMap((each, index) => {
      if (each.status === 'fulfilled') return [each.value];
      this.log.warn('tasks of a service not read', { service: SERVICES[index], error: each.reason });
      return [];
    });
  }

  /**
   * The answer of the one that knows, as soon as it is there; what it refuses is refused. Not found when none knows;
   * unavailable when one that is away may.
   */
  async one<Answer>(ask: (service: string) => Promise<Answer | null>): Promise<Answer> {
    try {
      return await Promise.any(SERVICES.map(async (service) => known(await ask(service))));
    } catch (error) {
      throw mostTelling((error as AggregateError).errors);
    }
  }
}

function known<Answer>(answer: Answer | null): Answer {
  if (answer === null) throw CommonErrors.notFound();
  return answer;
}

/** Not knowing says least, being away little. */
function mostTelling(errors: readonly unknown[]): unknown {
  const weight = (error: unknown) => {
    if (!(error instanceof AppError)) return 3;
    return error.kind === 'not-found' ? 0 : error.kind === 'unavailable' ? 1 : 2;
  };
  return errors.reduce((best, error) => (weight(error) > weight(best) ? error : best));
}
