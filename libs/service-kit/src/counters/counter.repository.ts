import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '../mongo/is-duplicate-key.js';
import { InjectModel } from '../mongo/provide-model.js';
import { COUNTERS, type CounterDocument } from './counter.schema.js';

/** Sequential numbers; none is issued twice. */
@Injectable()
export class CounterRepository {
  constructor(@InjectModel(COUNTERS) private readonly counters: Model<CounterDocument>) {}

  /** The next number of this name, from 1. */
  async takeNext(name: string): Promise<number> {
    return this.take(name, 1);
  }

  /** Issues several consecutive numbers; returns the last one. */
  async take(name: string, count: number): Promise<number> {
    try {
      return await this.increment(name, count);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return this.increment(name, count); // a concurrent request created the counter: now it exists
    }
  }

  private async increment(name: string, by: number): Promise<number> {
    const options = { upsert: true, returnDocument: 'after' } as const;
    const counter = await this.counters.findOneAndUpdate({ _id: name }, { $inc: { value: by } }, options).lean();
    return counter.value;
  }
}
