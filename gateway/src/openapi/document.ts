import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';
import { ACCESS, type Access } from '../auth/access.js';
import { SKIP_RATE_LIMIT } from '../auth/rate-limit.guard.js';
import { describedRoutes, type DescribedRoute } from './described-routes.js';
import { ERROR_SCHEMAS, errorResponses, type Operation } from './error-responses.js';
import { API_ERRORS } from './api-errors.js';
import { operationId } from './operation-id.js';

const SCHEME = 'OAuth2PasswordBearer';

/** The machine-readable description of the API, generated from the routes and the contracts' schemas. */
export function openApiDocument(app: INestApplication, version: string): OpenAPIObject {
  const description = new DocumentBuilder()
    .setTitle('Larder')
    .setDescription('Recipes, cookbooks, meal plans and shopping lists for households and groups.')
    .setVersion(version)
    .setOpenAPIVersion('3.1.0')
    .addOAuth2({ type: 'oauth2', flows: { password: { tokenUrl: '/api/auth/token', scopes: {} } } }, SCHEME)
    .build();
  const document = SwaggerModule.createDocument(app, description, { standardSchemaConverter: convert });
  const schemas = { ...document.components?.schemas, ...ERROR_SCHEMAS };
  describeOperations(document, describedRoutes(app));
  return { ...document, components: { ...document.components, schemas } };
}

/** Gives each operation its id, and security and error responses from the decorators of its route. */
function describeOperations({ paths }: OpenAPIObject, routes: Map<string, DescribedRoute>): void {
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(item) as [string, Operation][]) {
      operation.operationId = operationId(method, path);
      const route = routes.get(`${method} ${path}`);
      if (route) Object.assign(operation, errorsOf(operation, method, route));
    }
  }
}

function errorsOf(operation: Operation, method: string, { handler, controller }: DescribedRoute): Partial<Operation> {
  const metadata = <T>(key: string) =>
    (Reflect.getMetadata(key, handler) ?? Reflect.getMetadata(key, controller)) as T | undefined;
  const access = metadata<Access>(ACCESS) ?? 'signed-in';
  const isLimited = !metadata(SKIP_RATE_LIMIT);
  const otherErrors = metadata<number[]>(API_ERRORS) ?? [];
  const errors = errorResponses(operation, { method, access, isLimited, otherErrors });
  const bearer = { [SCHEME]: [] };
  return {
    security: access === 'public' ? [{}, bearer] : [bearer],
    responses: { ...errors, ...operation.responses },
  };
}

/** Contracts coerce (`"4"` to 4), so requests and responses are described by the output type. */
function convert(schema: unknown) {
  if (!(schema instanceof z.ZodType)) return undefined;
  const converted = toJsonSchema(schema);
  const { $schema: _dialect, $defs, id: _id, ...rest } = converted;
  return { schema: rest, components: $defs };
}

function toJsonSchema(schema: z.ZodType): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      const { documentedAs } = jsonSchema;
      if (!(documentedAs instanceof z.ZodType)) return;
      delete jsonSchema['documentedAs'];
      const { $schema: _dialect, ...form } = z.toJSONSchema(documentedAs, { io: 'output', unrepresentable: 'any' });
      Object.assign(jsonSchema, form);
    },
  });
}
