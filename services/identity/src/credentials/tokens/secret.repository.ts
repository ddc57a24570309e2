import { randomBytes } from 'node:crypto';
import { InjectModel, storeUnlessDuplicate } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { SECRETS, TOKEN_SECRETS, type SecretDocument } from './secret.schema.js';

/** The most secrets that are kept. */
const MAX_SECRETS = 100;

/** The generated secrets, shared by all replicas. */
@Injectable()
export class SecretRepository {
  constructor(@InjectModel(SECRETS) private readonly model: Model<SecretDocument>) {}

  /** The secrets, newest first; generates the first one when there is none. */
  async read(): Promise<string[]> {
    return (await this.find()) ?? this.create();
  }

  /** Stores a new secret before the others, or instead of them. */
  async rotate({ revoke }: { revoke: boolean }): Promise<void> {
    const secret = { value: newSecret(), createdAt: new Date() };
    const change = revoke
      ? { $set: { secrets: [secret] } }
      : { $push: { secrets: { $each: [secret], $position: 0, $slice: MAX_SECRETS } } };
    await this.read();
    await this.model.updateOne({ _id: TOKEN_SECRETS }, change);
  }

  private async find(): Promise<string[] | undefined> {
    const stored = await this.model.findById(TOKEN_SECRETS).lean();
    return stored?.secrets.map(({ value }) => value);
  }

  private async create(): Promise<string[]> {
    const value = newSecret();
    const document = { _id: TOKEN_SECRETS, secrets: [{ value, createdAt: new Date() }] };
    if (await storeUnlessDuplicate(() => this.model.create(document))) return [value];
    return (await this.find()) ?? []; // another replica has stored one meanwhile
  }
}

function newSecret(): string {
  return randomBytes(32).toString('hex');
}
