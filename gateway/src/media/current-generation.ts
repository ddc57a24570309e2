import { generationMessage } from '@larder/contracts';
import { Broadcasts, ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';

/** Sent to the recipe service, without which no file can be served anyway. */
const ReadGeneration = generationMessage('recipe');

/** The generation of the files in use: requested once, and again when a restore may have changed it. */
@Injectable()
export class CurrentGeneration {
  private generation: Promise<number> | undefined;

  constructor(
    private readonly services: ServiceClient,
    broadcasts: Broadcasts,
  ) {
    broadcasts.onInvalidated(() => (this.generation = undefined));
  }

  /** Its number. */
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
