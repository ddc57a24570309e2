import { objectStoreFrom, type ObjectStoreSettings } from '@larder/object-store';
import { connect } from '@nats-io/transport-node';
import { Redis } from 'ioredis';
import mongoose from 'mongoose';
import type { BaseConfig } from '../config/base-config.js';
import { defineConfig, type ConfigOf } from '../config/define-config.js';
import type { Environment } from '../config/environment.js';
import { natsServers } from '../nats/nats-servers.js';
import { finishesWithin } from '../async/finishes-within.js';
import { storageShape } from '../storage/storage-shape.js';
import { addressWithoutSecrets, failureReason, type FailureReason } from './failure-reason.js';

const ServersConfig = defineConfig(storageShape);
type ServersConfig = ConfigOf<typeof ServersConfig>;

/** The setting of a server that applications need. */
export type ServerSetting = 'NATS_URL' | 'REDIS_URL' | 'MONGODB_URI' | 'S3_ENDPOINT';

/** An unusable backing server, as a sentence with the setting, the address and the reason. */
export interface ServerFailure extends Pick<FailureReason, 'isFinal'> {
  server: ServerSetting;
  sentence: string;
}

const CHECKS: Record<ServerSetting, (config: ServersConfig, limitMs: number) => Promise<unknown>> = {
  NATS_URL: checkNats,
  REDIS_URL: checkRedis,
  MONGODB_URI: checkMongo,
  S3_ENDPOINT: checkStore,
};

/**
 * Opens and closes a connection to each server; returns those that are unusable within `limitMs`. The file server is
 * checked only when it is configured.
 *
 * @throws ConfigError
 */
export async function checkServers(
  env: Environment,
  servers: readonly ServerSetting[],
  limitMs: number,
): Promise<ServerFailure[]> {
  const config = ServersConfig.parse(env);
  const failures = await Promise.all(servers.map((server) => check(server, config, limitMs)));
  return failures.filter((failure) => failure !== undefined);
}

async function check(
  server: ServerSetting,
  config: ServersConfig,
  limitMs: number,
): Promise<ServerFailure | undefined> {
  const address = addressOf(server, config);
  if (!address) return undefined;
  try {
    if (await finishesWithin(CHECKS[server](config, limitMs), limitMs)) return undefined;
    return failureOf(server, address, new Error('no answer'));
  } catch (error) {
    return failureOf(server, address, error);
  }
}

function failureOf(server: ServerSetting, address: string, error: unknown): ServerFailure {
  const { text, isFinal } = failureReason(error);
  return { server, isFinal, sentence: `${server}: ${addressWithoutSecrets(address)} cannot be used: ${text}.` };
}

function addressOf(server: ServerSetting, config: ServersConfig): string | undefined {
  return server === 'S3_ENDPOINT' ? (config.S3_ENDPOINT ?? config.MINIO_ENDPOINT) : config[server];
}

async function checkNats({ NATS_URL }: BaseConfig, limitMs: number): Promise<void> {
  const nats = await connect({ ...natsServers(NATS_URL), reconnect: false, timeout: limitMs });
  await nats.close();
}

async function checkRedis({ REDIS_URL }: BaseConfig, limitMs: number): Promise<void> {
  const redis = new Redis(REDIS_URL, { lazyConnect: true, retryStrategy: () => null, connectTimeout: limitMs });
  let failure: unknown;
  redis.on('error', (error) => (failure ??= error));
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    throw failure ?? error; // `connect` reports only that the connection is closed
  } finally {
    redis.disconnect();
  }
}

async function checkMongo({ MONGODB_URI }: BaseConfig, limitMs: number): Promise<void> {
  const client = new mongoose.mongo.MongoClient(MONGODB_URI, {
    serverSelectionTimeoutMS: limitMs,
    connectTimeoutMS: limitMs,
    maxPoolSize: 1,
  });
  try {
    await client.connect();
    await client.db('admin').command({ ping: 1 });
  } finally {
    void client.close(true).catch(() => undefined);
  }
}

async function checkStore(config: ServersConfig): Promise<void> {
  const settings = Object.entries(config).filter(([, value]) => typeof value === 'string');
  await objectStoreFrom(Object.fromEntries(settings) as ObjectStoreSettings).ensureReady();
}
