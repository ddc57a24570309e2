import 'reflect-metadata';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { CONFIG, Health, Liveness, Log, NestLogger, withinLimit, type Environment } from '@larder/service-kit';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { GatewayModule, type GatewayOptions } from './app.module.js';
import type { GatewayConfig } from './config.js';
import { MAX_BODY_BYTES, registerBodyLimit } from './http/body-limit.js';
import { registerBodyParsers } from './http/body-parsers.js';
import { Farewell } from './http/farewell.js';
import { jsonAnswer } from './http/json-answer.js';
import { RouteTable } from './http/not-found.js';
import { registerRequestContext } from './http/request-context.js';
import { answerBrokenRequest } from './http/broken-request.js';
import { answerUnreadablePath, MAX_PATH_PART } from './http/unreadable-path.js';
import { registerDocs } from './openapi/docs.js';
import { registerSecurityHeaders } from './site/security-headers.js';
import { answerUnknownPath, registerSite } from './site/site-files.js';

/** Answers shorter than this are not worth compressing (contract 01, section 1). */
const COMPRESSED_FROM_BYTES = 1000;
/** A client that sends its request slower than this is cut off. */
const REQUEST_TIMEOUT_MS = 120_000;

/** More than the requests under way get (see `Farewell`), less than `STOP_MS`. */
const CLOSE_MS = 9_000;

export interface RunningGateway {
  /** The address it listens on, for example `http://127.0.0.1:9000`. */
  url: string;
  /** How long `stop` goes on answering before it closes (`SHUTDOWN_DELAY`), in milliseconds. */
  delayMs: number;
  /**
   * Says so in `/readyz`, sends clients elsewhere for `SHUTDOWN_DELAY`, finishes what is under way, closes. What is not
   * finished within `STOP_MS` after the delay is abandoned.
   */
  stop(): Promise<void>;
}

/** Starts the only HTTP server: API, pictures and the web application. */
export async function startGateway(env: Environment, options: GatewayOptions = {}): Promise<RunningGateway> {
  const adapter = adapterFor(env);
  const app = await NestFactory.create<NestFastifyApplication>(GatewayModule.forRoot(env, options), adapter, {
    bodyParser: false,
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(new NestLogger(app.get(Log)));
  const config = app.get<GatewayConfig>(CONFIG);
  const farewell = await prepare(app, adapter, config);
  await listen(app, { host: config.API_HOST, port: config.PORT ?? config.API_PORT }, options);
  const stop = async () => {
    app.get(Health).stop();
    app.get(Liveness).stop();
    await farewell.say(config.SHUTDOWN_DELAY);
    await withinLimit('gateway', app.close(), { limitMs: CLOSE_MS, log: app.get(Log) });
  };
  return { url: await app.getUrl(), delayMs: config.SHUTDOWN_DELAY * 1_000, stop };
}

async function listen(
  app: NestFastifyApplication,
  address: { host: string; port: number },
  { openSocket }: GatewayOptions,
): Promise<void> {
  // Fastify hands its options on to `net.Server.listen`, which knows `handle` although Nest's type does not.
  const socket = openSocket && { handle: await openSocket(address) };
  await app.listen({ ...address, ...socket });
}

async function prepare(app: NestFastifyApplication, adapter: GatewayAdapter, config: GatewayConfig): Promise<Farewell> {
  const fastify = app.getHttpAdapter().getInstance();
  const routes = new RouteTable(fastify);
  registerRequestContext(fastify);
  const farewell = new Farewell(fastify);
  registerBodyLimit(fastify, config.MAX_JSON_SIZE);
  registerBodyParsers(fastify);
  registerSecurityHeaders(fastify);
  await fastify.register(compress, { threshold: COMPRESSED_FROM_BYTES, encodings: ['gzip', 'deflate', 'identity'] });
  await fastify.register(cookie);
  await fastify.register(multipart, { throwFileSizeLimit: false });
  registerDocs(app, config.API_DOCS);
  const hasSite = await registerSite(fastify, config.STATIC_FILES);
  if (config.CORS_ORIGINS.length > 0) app.enableCors({ origin: config.CORS_ORIGINS, credentials: true });
  adapter.answerUnknownPath = answerUnknownPath(routes, hasSite);
  await app.init();
  return farewell;
}

class GatewayAdapter extends FastifyAdapter {
  answerUnknownPath: ReturnType<typeof answerUnknownPath> | undefined;

  // Here rather than in an interceptor, which would take every request through several observables.
  override reply(...[reply, answer, status]: Parameters<FastifyAdapter['reply']>): ReturnType<FastifyAdapter['reply']> {
    return super.reply(reply, 'hasHeader' in reply ? jsonAnswer(reply as FastifyReply, answer) : answer, status);
  }

  /** Nest registers an answer of its own for unknown paths, and Fastify takes only one: ours. */
  override setNotFoundHandler(): ReturnType<FastifyAdapter['setNotFoundHandler']> {
    const fastify = this.getInstance();
    return this.answerUnknownPath ? fastify.setNotFoundHandler(this.answerUnknownPath) : fastify;
  }
}

/** Proxies have to be known before the server exists, so they are read ahead of the other settings. */
function adapterFor(env: Environment): GatewayAdapter {
  const proxies = (env['TRUSTED_PROXIES'] ?? env['HOST_IP'])
    ?.split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  return new GatewayAdapter({
    trustProxy: proxies?.includes('*') ? true : (proxies ?? false),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PATH_PART },
    frameworkErrors: answerUnreadablePath,
    clientErrorHandler: answerBrokenRequest,
  });
}
