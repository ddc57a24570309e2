import { InjectConfig, Log, setting } from '@larder/service-kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { AdminConfig } from '../config.js';

const unused = () => setting.text().optional();

/** Settings of Mealie's database, which is not used here. */
export const earlierSettings = {
  DB_ENGINE: unused(),
  POSTGRES_USER: unused(),
  POSTGRES_PASSWORD: unused(),
  POSTGRES_SERVER: unused(),
  POSTGRES_PORT: unused(),
  POSTGRES_DB: unused(),
  POSTGRES_URL_OVERRIDE: unused(),
};
const NAMES = Object.keys(earlierSettings) as (keyof typeof earlierSettings)[];

/** Logs a warning at the start for users who come from Mealie with its settings. */
@Injectable()
export class EarlierSettingsWarning implements OnApplicationBootstrap {
  constructor(
    private readonly log: Log,
    @InjectConfig() private readonly config: AdminConfig,
  ) {}

  onApplicationBootstrap(): void {
    const settings = NAMES.filter((name) => this.config[name] !== undefined);
    if (settings.length === 0) return;
    this.log.warn(
      'settings of another database are not used: to move its data, upload a backup of Mealie and restore it',
      {
        settings,
      },
    );
  }
}
