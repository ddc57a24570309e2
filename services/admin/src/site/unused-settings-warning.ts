import { InjectConfig, Log } from '@larder/service-kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { AdminConfig } from '../config.js';
import { unusedSettings } from '../unused-settings.js';

const NAMES = Object.keys(unusedSettings) as (keyof typeof unusedSettings)[];

/** Logs a warning at the start for settings of Mealie that are not used here. */
@Injectable()
export class UnusedSettingsWarning implements OnApplicationBootstrap {
  constructor(
    private readonly log: Log,
    @InjectConfig() private readonly config: AdminConfig,
  ) {}

  onApplicationBootstrap(): void {
    const settings = NAMES.filter((name) => this.config[name] !== undefined);
    if (settings.length === 0) return;
    const advice = 'to move its data, upload a backup of Mealie and restore it';
    this.log.warn(`settings of another database are not used: ${advice}`, { settings });
  }
}
