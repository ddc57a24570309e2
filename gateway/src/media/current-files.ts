import { generationMessage } from '@larder/contracts';
import { Broadcasts, ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';

/** Asked of the recipe service, without which no file can be served anyway. */
const ReadGeneration = generationMessage('recipe');

/**
 * Reads files of the generation that is in use. The generation is requested once, and again when a restore may have
 * changed it.
 */
@Injectable()
export class CurrentFiles {
  private generation: Promise<number> | undefined;

  constructor(
    private readonly services: ServiceClient,
    broadcasts: Broadcasts,
  ) {
    broadcasts.onInvalidated(() => (this.generation = undefined));
  }

  read(): Promise<number> {
    this.generation ??= this.request();
    return this.generation;
  }

  private async request(): Promise<number> {
    try {
      return (await this.services.as(null).request(ReadGeneration, {})).generation;
    } catch (error) {
      this.generation = undefined;
      throw error;
    }
  }
}
