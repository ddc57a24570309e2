import { CommonErrors, MAX_URL_LENGTH } from '@larder/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorAnswer } from './error-body.js';

/** Addresses of recipes are made of their names, which may be long; a hundred characters, the default, cut them off. */
export const MAX_PATH_PART = MAX_URL_LENGTH;

/** Answers paths that no route ever sees, being longer than that or no text: they name nothing. */
export function answerUnreadablePath(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = errorAnswer(CommonErrors.noSuchPath());
  void reply.status(status).header('cache-control', 'no-store').send(body);
}
