import { generationMessage } from '@larder/contracts';
import { Broadcasts, ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';

/** Without the recipe service there is nothing to show anyway. */
const ReadGeneration = generationMessage('recipe');

/** Which generation of files is in use: asked for once, and again when a restore may have changed it. */
@Injectable()
export class CurrentFiles {
  private generation: Promise<number> | undefined;

  constructor(
    private readonly services: ServiceClient,
    broadcasts: Broadcasts,
  ) {
    broadcasts.onVoid(() => (this.generation = undefined));
  }

  read(): Promise<number> {
    this.generation ??= this.ask();
    return this.generation;
  }

  private async ask(): Promise<number> {
    try {
      return (await this.services.as(null).request(ReadGeneration, {})).generation;
    } catch (error) {
      this.generation = undefined;
      throw error;
    }
  }
}
