import 'reflect-metadata';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import {
  basePathOf,
  stopGracefully,
  Health,
  Liveness,
  Log,
  Metrics,
  NestLogger,
  Tracing,
  awaitStopStep,
  type Environment,
} from '@larder/service-kit';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { GatewayModule, type GatewayOptions } from './gateway.module.js';
import { GatewayConfig } from './config.js';
import { registerMetricsRoute } from './health/metrics-route.js';
import { registerBodyParsers } from './http/body/body-parsers.js';
import { registerCompression } from './http/responses/compression.js';
import { registerDiscard } from './http/body/discard-rest.js';
import { ConnectionLimit } from './http/server/limits/connection-limit.js';
import { registerCors } from './http/server/cors.js';
import { GatewayAdapter } from './http/server/gateway-adapter.js';
import { GracefulShutdown } from './http/server/graceful-shutdown.js';
import { RouteTable } from './http/server/route-table.js';
import { registerPublicAddress, warnUntrustedProxy } from './http/server/public-address.js';
import { registerRequestContext } from './http/server/hooks/request-context.js';
import { registerRequestMetrics } from './http/server/hooks/request-metrics.js';
import { registerRequestTracing } from './http/server/hooks/request-tracing.js';
import { registerFairRequestQueue } from './http/server/limits/fair-request-queue.js';
import { SharedServer } from './http/server/shared-server.js';
import { parseTrustedProxies, type IsTrusted } from './trusted-proxies.js';
import { registerDocs } from './openapi/docs.js';
import { registerSecurityHeaders } from './site/security-headers.js';
import { replyToUnknownPath, registerSite } from './site/site-files.js';

/**
 * In milliseconds: a client that sends its headers more slowly is disconnected; an idle connection is closed after this
 * time. Bodies have limits of their own (`stalled-sender.ts`): an upload may take any time.
 */
const TIMEOUTS = { headersTimeout: 60_000, requestTimeout: 0, keepAliveTimeout: 72_000 };

/**
 * How long the pending requests of a failed gateway may take to finish, in milliseconds. The next gateway handles new
 * requests.
 */
const ABANDON_MS = 5_000;

/** Longer than pending requests may take (see `GracefulShutdown`), shorter than `STOP_MS`. */
const CLOSE_MS = 9_000;

export interface RunningGateway {
  /** The address it listens on, for example `http://127.0.0.1:9000`. */
  readonly url: string;
  /** The server that listens at this address. */
  readonly server: SharedServer;
  /** How long `stop` keeps answering requests before it closes the server (`SHUTDOWN_DELAY`), in milliseconds. */
  readonly delayMs: number;
  /**
   * Shuts down: `/readyz` fails, clients are sent to other replicas for `SHUTDOWN_DELAY`, pending requests finish, the
   * server closes. Requests that take longer than `STOP_MS` after the delay are aborted.
   */
  stop(): Promise<void>;
  /**
   * Ends a gateway that was replaced: waits briefly for its pending requests, then closes everything but the server.
   */
  abandon(): Promise<void>;
}

export interface StartGatewayOptions extends GatewayOptions {
  /** A gateway that has failed; it serves requests until this one takes over its server. */
  replaced?: RunningGateway | undefined;
}

/** Starts the only HTTP server: API, images and the web application. */
export async function startGateway(env: Environment, options: StartGatewayOptions = {}): Promise<RunningGateway> {
  const server = options.replaced?.server ?? new SharedServer(TIMEOUTS);
  const config = GatewayConfig.parse(env);
  const isTrusted = parseTrustedProxies(config.TRUSTED_PROXIES ?? config.HOST_IP ?? []);
  const adapter = new GatewayAdapter(server, isTrusted);
  const app = await NestFactory.create<NestFastifyApplication>(GatewayModule.forRoot(env, options), adapter, {
    bodyParser: false,
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(new NestLogger(app.get(Log)));
  const shutdown = await prepare(app, adapter, config);
  await app.getHttpAdapter().getInstance().ready();
  app.flushLogs();
  adapter.takeOver();
  if (!server.url) {
    server.limitConnections(connectionLimitOf(config, isTrusted, app.get(Log)));
    await server.listen({ host: config.API_HOST, port: config.PORT ?? config.API_PORT }, options.openSocket);
  }
  return new ListeningGateway(server, app, shutdown, config.SHUTDOWN_DELAY * 1_000);
}

function connectionLimitOf(config: GatewayConfig, isTrusted: IsTrusted, log: Log): ConnectionLimit {
  // A proxy on this machine is often not named.
  const isLocal = parseTrustedProxies(['loopback']);
  return new ConnectionLimit({
    max: config.CONNECTION_LIMIT,
    isExempt: (address) => isLocal(address) || isTrusted(address),
    onReached: (network) =>
      log.warn('too many connections of one network; is it a proxy that TRUSTED_PROXIES does not name?', { network }),
  });
}

class ListeningGateway implements RunningGateway {
  private stopping: Promise<void> | undefined;

  constructor(
    readonly server: SharedServer,
    private readonly app: NestFastifyApplication,
    private readonly shutdown: GracefulShutdown,
    readonly delayMs: number,
  ) {}

  get url(): string {
    return this.server.url ?? '';
  }

  stop(): Promise<void> {
    this.stopping ??= this.close();
    return this.stopping;
  }

  abandon(): Promise<void> {
    this.stopping ??= stopGracefully(this.app, ABANDON_MS, () => this.shutdown.handOver()).then(() =>
      this.shutdown.closeConnections(),
    );
    return this.stopping;
  }

  private async close(): Promise<void> {
    this.app.get(Health).stop();
    this.app.get(Liveness).stop();
    await this.shutdown.drain(this.delayMs);
    await awaitStopStep('gateway', this.app.close(), { limitMs: CLOSE_MS, log: this.app.get(Log) });
  }
}

async function prepare(
  app: NestFastifyApplication,
  adapter: GatewayAdapter,
  config: GatewayConfig,
): Promise<GracefulShutdown> {
  const fastify = app.getHttpAdapter().getInstance();
  const routes = new RouteTable(fastify);
  registerRequestContext(fastify, app.get(Log));
  if (config.METRICS_TOKEN !== undefined || config.HEALTH_PORT !== undefined)
    registerRequestMetrics(fastify, app.get(Metrics));
  registerRequestTracing(fastify, app.get(Tracing));
  const shutdown = new GracefulShutdown(fastify);
  registerFairRequestQueue(fastify);
  registerPublicAddress(fastify, config);
  adapter.address.basePath = basePathOf(config);
  warnUntrustedProxy(config, app.get(Log));
  registerDiscard(fastify);
  registerBodyParsers(fastify);
  registerSecurityHeaders(fastify, config);
  await registerCompression(fastify);
  await fastify.register(cookie);
  await fastify.register(multipart, { throwFileSizeLimit: false });
  registerMetricsRoute(fastify, app.get(Metrics), config.METRICS_TOKEN);
  registerDocs(app, { basePath: basePathOf(config), withPages: config.API_DOCS });
  const page = await registerSite(fastify, config.STATIC_FILES, basePathOf(config));
  registerCors(app, config);
  adapter.unknownPathHandler = replyToUnknownPath(routes, page);
  await app.init();
  return shutdown;
}
