import { camelKeys, CommonErrors, invalidFields } from '@larder/contracts';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { MAX_FORM_BYTES } from '../http/body/body-limit.js';
import { readLimited } from '../http/body/read-body.js';

const MAX_FIELDS = 20;
const MAX_BYTES = 16 * 1024;

/** Parameter: the text fields of an urlencoded or multipart form, checked by a contract schema. Files are refused. */
export function FormFields(schema: z.ZodType): ParameterDecorator {
  // Nest would treat a schema in the decorator's data as a pipe, since it has a `transform` method.
  return createParamDecorator((_data: unknown, context: ExecutionContext) =>
    readFields(schema, context.switchToHttp().getRequest<FastifyRequest>()),
  )();
}

async function readFields(schema: z.ZodType, request: FastifyRequest): Promise<unknown> {
  const raw = camelKeys(schema, request.isMultipart() ? await limitedFields(request) : (request.body ?? {}));
  const parsed = schema.safeParse(raw);
  if (!parsed.success) throw CommonErrors.invalid(invalidFields(parsed.error, raw, 'body'));
  return parsed.data;
}

function limitedFields(request: FastifyRequest): Promise<Record<string, unknown>> {
  return readLimited(request.raw, MAX_FORM_BYTES, () => multipartFields(request));
}

async function multipartFields(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  const limits = { files: 0, fields: MAX_FIELDS, fieldSize: MAX_BYTES };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
  }
  return fields;
}
