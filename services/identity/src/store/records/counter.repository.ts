import { InjectModel, isDuplicateKey } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { COUNTERS, type CounterDocument } from './counter.schema.js';

/** Sequential numbers; none is issued twice. */
@Injectable()
export class CounterRepository {
  constructor(@InjectModel(COUNTERS) private readonly model: Model<CounterDocument>) {}

  /** The next number of this name, from 1. */
  async next(name: string): Promise<number> {
    try {
      return await this.increment(name);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return this.increment(name); // two concurrent first upserts: now the record exists
    }
  }

  private async increment(name: string): Promise<number> {
    const options = { upsert: true, returnDocument: 'after' } as const;
    const counter = await this.model.findOneAndUpdate({ _id: name }, { $inc: { value: 1 } }, options).lean();
    return counter.value;
  }
}
