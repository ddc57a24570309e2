import { randomBytes } from 'node:crypto';
import { InjectConfig, InjectModel, storeUnlessDuplicate } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import type { AdminConfig } from '../config.js';
import { keyFor, open, seal } from './sealed-text.js';
import { SECRETS, type SecretDocument } from './secret.schema.js';

const PURPOSE = 'larder notifier addresses';
const GENERATED = 'generated';

/**
 * Encrypts credentials of third-party services. The key is derived from `SECRET`, or from a generated secret in the
 * database when it is not set; texts encrypted with older secrets (`SECRET_PREVIOUS`, the generated one) can still be
 * decrypted.
 */
@Injectable()
export class SecretBox {
  private keys: Promise<Buffer[]> | undefined;

  constructor(
    @InjectModel(SECRETS) private readonly secrets: Model<SecretDocument>,
    @InjectConfig() private readonly config: AdminConfig,
  ) {}

  /** Encrypts a text for the record `owner`. */
  async seal(text: string, owner: string): Promise<string> {
    const [key] = await this.allKeys();
    if (!key) throw new Error('There is no key.');
    return seal(text, owner, key);
  }

  /** Null when none of the keys can decrypt it. */
  async open(sealed: string, owner: string): Promise<string | null> {
    for (const key of await this.allKeys()) {
      const text = open(sealed, owner, key);
      if (text !== null) return text;
    }
    return null;
  }

  /** The generated secret as it is stored; null when there is none because `SECRET` is set. */
  async findGenerated(): Promise<SecretDocument | null> {
    await this.allKeys();
    return this.secrets.findById(GENERATED).lean<SecretDocument>();
  }

  private allKeys(): Promise<Buffer[]> {
    this.keys ??= this.readKeys().catch((error: unknown) => {
      this.keys = undefined;
      throw error;
    });
    return this.keys;
  }

  private async readKeys(): Promise<Buffer[]> {
    const { SECRET, SECRET_PREVIOUS } = this.config;
    const generated = (await this.find()) ?? (SECRET ? null : await this.generate());
    const secrets = [SECRET, ...SECRET_PREVIOUS, generated].filter((secret) => typeof secret === 'string');
    return secrets.map((secret) => keyFor(PURPOSE, secret));
  }

  private async find(): Promise<string | null> {
    return (await this.secrets.findById(GENERATED).lean<SecretDocument>())?.value ?? null;
  }

  private async generate(): Promise<string> {
    const value = randomBytes(32).toString('hex');
    if (await storeUnlessDuplicate(() => this.secrets.create({ _id: GENERATED, value }))) return value;
    return (await this.find()) ?? value; // another replica has stored one meanwhile
  }
}
