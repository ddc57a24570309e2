import { GenerationChanged } from '@larder/contracts';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Connection } from 'mongoose';
import type { BaseConfig } from '../config/base-config.js';
import { CONFIG } from '../core/tokens.js';
import { Log } from '../logging/log.js';
import { Broadcasts } from '../messaging/broadcasts.js';
import { CONNECTION } from '../mongo/provide-model.js';
import { currentGeneration } from './generation.js';
import { GENERATION } from './tokens.js';

/** The interval at which the generation is read, in case a broadcast was missed, in milliseconds. */
const CHECK_INTERVAL_MS = 30_000;

/** Detects that a restore has replaced the data of this service. */
@Injectable()
export class GenerationWatch implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private onChange: (() => void) | undefined;

  constructor(
    @Inject(CONNECTION) private readonly connection: Connection,
    @Inject(CONFIG) private readonly config: BaseConfig,
    @Inject(GENERATION) private readonly generation: number,
    private readonly broadcasts: Broadcasts,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.broadcasts.on(GenerationChanged, ({ generation }) => this.compare(generation));
    this.timer = setInterval(() => void this.check(), CHECK_INTERVAL_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
    this.onChange = undefined;
  }

  /** Calls `restart` once, when the service must restart to use another generation. */
  onChanged(restart: () => void): void {
    this.onChange = restart;
  }

  private async check(): Promise<void> {
    try {
      this.compare(await currentGeneration(this.connection.getClient(), this.config.NAMESPACE));
    } catch (error) {
      this.log.debug('generation of the data not read', { error });
    }
  }

  private compare(generation: number): void {
    if (generation === this.generation || !this.onChange) return;
    this.log.info('the generation of the data has changed, restarting the service', {
      generation,
      before: this.generation,
    });
    const restart = this.onChange;
    this.onModuleDestroy();
    restart();
  }
}
