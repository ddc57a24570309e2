import { applyDecorators, HttpCode } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { Nothing } from '@larder/contracts';
import type { z } from 'zod';

/** Declares a route's success response: its status and the schema of its body (`null` when it has none). */
export function ApiReply(status: number, schema: z.ZodType = Nothing): MethodDecorator {
  return applyDecorators(HttpCode(status), ApiResponse({ status, standardSchema: schema }));
}
