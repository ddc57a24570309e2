import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';
import { ACCESS, type Access } from '../auth/access.js';
import { RATE_LIMIT, SKIP_RATE_LIMIT } from '../auth/rate-limit.guard.js';
import type { RateLimitRule } from '../auth/rate-limits.js';
import { contractJsonSchema, type Io } from './schemas/contract-json-schema.js';
import { describedRoutes, type DescribedRoute } from './described-routes.js';
import { ERROR_SCHEMAS, errorResponses, type Operation } from './error-responses.js';
import { API_ERRORS } from './api-errors.js';
import { operationDescription } from './operation-description.js';
import { operationId } from './operation-id.js';
import { describePathParameter } from './path-parameters.js';
import { describeRequests } from './schemas/request-descriptions.js';

type Parameter = NonNullable<Operation['parameters']>[number];
/** The parts of a parameter's schema that the parameter has itself. */
interface ParameterSchema {
  description?: string;
  example?: unknown;
}

const SCHEME = 'OAuth2PasswordBearer';

/** What the description depends on. */
export interface Site {
  version: string;
  /** The path below which the site is offered; empty for none. */
  basePath: string;
}

/** The machine-readable description of the API, generated from the routes and the contracts' schemas. */
export function openApiDocument(app: INestApplication, { version, basePath }: Site): OpenAPIObject {
  const description = new DocumentBuilder()
    .setTitle('Larder')
    .setDescription('Recipes, cookbooks, meal plans and shopping lists for households and groups.')
    .setVersion(version)
    .setOpenAPIVersion('3.1.0')
    .setLicense('AGPL-3.0', 'https://www.gnu.org/licenses/agpl-3.0.html')
    .addServer(basePath || '/')
    .addOAuth2({ type: 'oauth2', flows: { password: { tokenUrl: `${basePath}/api/auth/token`, scopes: {} } } }, SCHEME)
    .build();
  const document = SwaggerModule.createDocument(app, description, {
    autoTagControllers: false,
    standardSchemaConverter: converter(),
  });
  const schemas = { ...document.components?.schemas, ...ERROR_SCHEMAS };
  describeOperations(document, describedRoutes(app));
  const described = { ...document, components: { ...document.components, schemas } };
  describeRequests(described);
  return described;
}

/**
 * Gives each operation its id, a summary of its own, and from the decorators of its route the rest of its description,
 * security and error responses.
 */
function describeOperations({ paths }: OpenAPIObject, routes: Map<string, DescribedRoute>): void {
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(item) as [string, Operation][]) {
      operation.operationId = operationId(method, path);
      operation.parameters?.forEach(describeParameter);
      operation.parameters?.forEach(describePathParameter);
      const route = routes.get(`${method} ${path}`);
      if (!route) continue;
      const summary = route.isAlias ? `${operation.summary} (alias)` : operation.summary;
      Object.assign(operation, { summary, ...declaredBy(operation, method, route) });
    }
  }
}

/** A parameter has the description and the example of its schema, since readers and generators look for them there. */
function describeParameter(parameter: Parameter): void {
  if (!('schema' in parameter) || !parameter.schema) return;
  const { description, example, ...schema } = parameter.schema as ParameterSchema;
  Object.assign(parameter, { ...(description && { description }), ...(example !== undefined && { example }), schema });
}

function declaredBy(operation: Operation, method: string, { handler, controller }: DescribedRoute): Partial<Operation> {
  const metadata = <T>(key: string) =>
    (Reflect.getMetadata(key, handler) ?? Reflect.getMetadata(key, controller)) as T | undefined;
  const access = metadata<Access>(ACCESS) ?? 'signed-in';
  const isLimited = !metadata(SKIP_RATE_LIMIT);
  const otherErrors = metadata<number[]>(API_ERRORS) ?? [];
  const errors = errorResponses(operation, { method, access, isLimited, otherErrors });
  const bearer = { [SCHEME]: [] };
  const description = operationDescription(operation.description, {
    access,
    rateLimit: metadata<RateLimitRule>(RATE_LIMIT),
  });
  return {
    ...(description && { description }),
    security: access === 'public' ? [{}, bearer] : [bearer],
    responses: { ...errors, ...operation.responses },
  };
}

/**
 * Describes the contracts' schemas. A name has one schema in the whole document, so a contract that requests and
 * responses share must have the same form in both.
 */
function converter() {
  const forms = new Map<string, string>();
  return (contract: unknown, { schemaType }: { schemaType: Io }) => {
    if (!(contract instanceof z.ZodType)) return undefined;
    const { schema, definitions } = contractJsonSchema(contract, schemaType);
    for (const [name, definition] of Object.entries(definitions)) {
      const form = JSON.stringify(definition);
      if ((forms.get(name) ?? form) !== form) throw new Error(`requests and responses differ in the schema ${name}`);
      forms.set(name, form);
    }
    return { schema, components: definitions };
  };
}
