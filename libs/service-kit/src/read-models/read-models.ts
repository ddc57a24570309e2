import { CachesInvalidated } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { Log } from '../logging/log.js';
import { Broadcasts } from '../messaging/broadcasts.js';

/** Data that a service derives from records, its own or those of another service: it can be rebuilt at any time. */
export interface ReadModel {
  name: string;
  /** Rebuilds it while the service runs; returns the number of records that were read. */
  rebuild(): Promise<number>;
}

/** The stored read models of a service. Those in memory are cleared by `Broadcasts.onInvalidated`. */
@Injectable()
export class ReadModels {
  private readonly models: ReadModel[] = [];

  constructor(
    private readonly log: Log,
    private readonly broadcasts: Broadcasts,
  ) {}

  add(model: ReadModel): void {
    this.models.push(model);
  }

  /** Rebuilds all of them, one after the other, and clears the caches of all applications. Safe at any time. */
  async rebuild(): Promise<{ name: string; records: number }[]> {
    const rebuilt: { name: string; records: number }[] = [];
    for (const model of this.models) {
      const records = await model.rebuild();
      rebuilt.push({ name: model.name, records });
      this.log.info('read model rebuilt', { model: model.name, records });
    }
    this.broadcasts.send(CachesInvalidated, {});
    return rebuilt;
  }
}
