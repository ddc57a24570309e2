import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';
import { DEPENDS_ON } from './response-tag.js';
import { ConditionalInterceptor } from './conditional.interceptor.js';

/**
 * Adds an `ETag` to a read and replies 304 to a client that has the current response. `services` are those whose
 * databases the response depends on; a read that depends on anything else must not use it: the time (`$NOW`, today,
 * records that the database removes when they expire, as sessions, tokens and invitations), an object store, another
 * server.
 */
export const Conditional = (...services: ('identity' | 'recipe' | 'meal-plan' | 'shopping')[]) =>
  applyDecorators(
    SetMetadata(DEPENDS_ON, services),
    UseInterceptors(ConditionalInterceptor),
    ApiHeader({
      name: 'If-None-Match',
      required: false,
      description: 'The `ETag` of the response that the client has.',
    }),
    ApiResponse({ status: 304, description: 'The response has not changed.' }),
  );
