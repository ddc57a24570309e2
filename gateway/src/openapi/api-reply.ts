import { STATUS_CODES } from 'node:http';
import { applyDecorators, HttpCode, HttpStatus } from '@nestjs/common';
import { ApiOkResponse, ApiResponse } from '@nestjs/swagger';
import { Nothing } from '@larder/contracts';
import type { z } from 'zod';

/** Declares a route's success response: its status and the schema of its body, `null` by default; 204 has no body. */
export function ApiReply(status: number, schema: z.ZodType = Nothing): MethodDecorator {
  const body = status === Number(HttpStatus.NO_CONTENT) ? {} : { standardSchema: schema };
  return applyDecorators(HttpCode(status), ApiResponse({ status, description: STATUS_CODES[status] ?? '', ...body }));
}

const FILE = { schema: { type: 'string', format: 'binary' } };
const JSON_FILE = { schema: { type: 'object', additionalProperties: true } };

/** Declares that a route's success response is a file of one of these types. */
export function ApiFile(...types: string[]): MethodDecorator {
  const content = types.map((type) => [type, type === 'application/json' ? JSON_FILE : FILE] as const);
  return ApiOkResponse({ description: 'The file', content: Object.fromEntries(content) });
}
