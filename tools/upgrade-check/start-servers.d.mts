/** Servers that both versions use. */
export interface SharedServers {
  addresses: { NATS_URL: string; REDIS_URL: string; MONGODB_URI: string };
  stop(): Promise<void>;
}

/** Starts them with their data in the folder. */
export function startServers(folder: string): Promise<SharedServers>;
