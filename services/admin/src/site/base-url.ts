/** The settings of the public address. */
interface AddressSettings {
  PORT?: number | undefined;
  API_PORT: number;
  BASE_URL?: string | undefined;
}

/** The port the gateway listens on. */
export function portOf({ PORT, API_PORT }: Pick<AddressSettings, 'PORT' | 'API_PORT'>): number {
  return PORT ?? API_PORT;
}

/** Whether the public address is configured; links in mails need it. */
export function isBaseUrlSet(config: AddressSettings): boolean {
  return config.BASE_URL !== undefined && config.BASE_URL !== `http://localhost:${portOf(config)}`;
}
