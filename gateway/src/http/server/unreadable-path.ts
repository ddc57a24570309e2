import { CommonErrors, MAX_SLUG_OR_ID_LENGTH } from '@larder/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toErrorResponse } from '../errors/error-response.js';

/** Addresses of recipes contain their names, which may exceed the default limit of a hundred characters. */
export const MAX_PATH_PART = MAX_SLUG_OR_ID_LENGTH;

/** Replies 404 to paths that no route receives because they are too long or malformed. */
export function replyToUnreadablePath(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = toErrorResponse(CommonErrors.noSuchPath());
  void reply.status(status).header('cache-control', 'no-store').send(body);
}
