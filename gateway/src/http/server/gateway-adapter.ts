import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest, FastifyServerFactoryHandler } from 'fastify';
import { NOT_MODIFIED } from '../caching/response-tag.js';
import { replyToBrokenRequest } from '../errors/broken-request.js';
import { toJsonResponse } from '../responses/json-response.js';
import { withoutBasePath, withSingleSlashes } from './public-address.js';
import type { SharedServer } from './shared-server.js';
import type { IsTrusted } from '../../trusted-proxies.js';
import { MAX_PATH_PART, replyToUnreadablePath } from './unreadable-path.js';

const SETTINGS = {
  routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PATH_PART },
  frameworkErrors: replyToUnreadablePath,
  clientErrorHandler: replyToBrokenRequest,
  // Its connections may belong to another gateway by then.
  forceCloseConnections: false,
};

/** Nest's adapter for Fastify on a shared server, with JSON responses and paths below a base path. */
export class GatewayAdapter extends FastifyAdapter {
  /** Replies where no route matches. */
  unknownPathHandler: ((request: FastifyRequest, reply: FastifyReply) => FastifyReply) | undefined;
  /** From now on this gateway handles the server's requests. */
  readonly takeOver: () => void;

  /** Where clients reach this gateway. */
  readonly address: { basePath: string };

  constructor(server: SharedServer, isTrusted: IsTrusted) {
    let handler: FastifyServerFactoryHandler | undefined;
    const address = { basePath: '' };
    super({
      trustProxy: isTrusted,
      ...SETTINGS,
      rewriteUrl: ({ url = '/' }) => withoutBasePath(withSingleSlashes(url), address.basePath),
      serverFactory: server.factory((created) => (handler = created)),
    });
    this.address = address;
    this.takeOver = () => handler && server.serve(handler);
  }

  // Not in an interceptor, which would add several observables to every request.
  override reply(...[reply, body, status]: Parameters<FastifyAdapter['reply']>): ReturnType<FastifyAdapter['reply']> {
    if (body === NOT_MODIFIED) return super.reply(reply, undefined, 304);
    return super.reply(reply, 'hasHeader' in reply ? toJsonResponse(reply as FastifyReply, body) : body, status);
  }

  /** Nest registers a handler of its own for unknown paths, and Fastify accepts only one. */
  override setNotFoundHandler(): ReturnType<FastifyAdapter['setNotFoundHandler']> {
    const fastify = this.getInstance();
    return this.unknownPathHandler ? fastify.setNotFoundHandler(this.unknownPathHandler) : fastify;
  }
}
