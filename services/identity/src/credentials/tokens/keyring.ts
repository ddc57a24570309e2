import { Broadcasts, InjectConfig, Log } from '@larder/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { IdentityConfig } from '../../config.js';
import { SecretRepository } from './secret.repository.js';
import { signingKey, type SigningKey } from './signing-key.js';

const RELOAD_MS = 5_000;

/** The keys of this installation: `SECRET` and `SECRET_PREVIOUS`, else the generated ones. */
@Injectable()
export class Keyring implements OnModuleInit {
  private keys: SigningKey[] = [];
  private loadedAt = 0;

  constructor(
    private readonly secrets: SecretRepository,
    @InjectConfig() private readonly config: IdentityConfig,
    private readonly broadcasts: Broadcasts,
    private readonly log: Log,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.load();
    this.broadcasts.onInvalidated(() => void this.reload());
  }

  /** The key new tokens are signed with. */
  current(): SigningKey {
    const [newest] = this.keys;
    if (!newest) throw new Error('There is no key to sign tokens with.');
    return newest;
  }

  /**
   * The key with the id in a token's header. An unknown one may be newer than the cached keys, which are then read
   * again.
   */
  async byId(id: string | undefined): Promise<SigningKey | undefined> {
    const matching = this.keys.find((key) => key.id === id);
    if (matching || this.config.SECRET || Date.now() - this.loadedAt < RELOAD_MS) return matching;
    await this.load();
    return this.keys.find((key) => key.id === id);
  }

  private async reload(): Promise<void> {
    await this.load().catch((error: unknown) => this.log.error('signing keys not reloaded', { error }));
  }

  private async load(): Promise<void> {
    const { SECRET, SECRET_PREVIOUS } = this.config;
    const secrets = SECRET ? [SECRET, ...SECRET_PREVIOUS] : await this.secrets.read();
    this.keys = secrets.map(signingKey);
    this.loadedAt = Date.now();
  }
}
