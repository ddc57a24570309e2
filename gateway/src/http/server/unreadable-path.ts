import { CommonErrors, MAX_SLUG_OR_ID_LENGTH } from '@larder/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../errors/send-error.js';

/** Addresses of recipes contain their names, which may exceed the default limit of a hundred characters. */
export const MAX_PATH_PART = MAX_SLUG_OR_ID_LENGTH;

/** Replies 404 to paths that no route receives because they are too long or malformed. */
export function replyToUnreadablePath(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  sendError(request, reply, CommonErrors.noSuchPath());
}
