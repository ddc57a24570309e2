import { STATUS_CODES } from 'node:http';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { Access } from '../auth/access.js';

type Paths = OpenAPIObject['paths'];
export type Operation = NonNullable<Paths[string]['get']>;
type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

/** The properties of a route that decide its error responses. */
export interface ErrorTraits {
  method: string;
  access: Access;
  /** Whether requests are counted. */
  isLimited: boolean;
  /** Further statuses of this route. */
  otherErrors: number[];
}

const READS = new Set(['get', 'head']);
/** Query parameters with a syntax of their own. */
const EXPRESSIONS = new Set(['queryFilter', 'orderBy']);

/** The bodies of errors (docs/api/conventions.md#errors). */
export const ERROR_SCHEMAS: Schemas = {
  ErrorBody: {
    type: 'object',
    required: ['detail'],
    properties: {
      detail: {
        description: 'The error as a sentence in the language of the request.',
        anyOf: [
          { type: 'string' },
          { type: 'object', required: ['message'], properties: { message: { type: 'string' } } },
          { type: 'object', required: ['details'], properties: { details: { type: 'string' } } },
        ],
      },
    },
  },
  ValidationErrorBody: {
    type: 'object',
    required: ['detail'],
    properties: {
      detail: {
        description: 'The invalid fields.',
        type: 'array',
        items: {
          type: 'object',
          required: ['type', 'loc', 'msg'],
          properties: {
            type: { type: 'string' },
            loc: { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'integer' }] } },
            msg: { type: 'string' },
            input: {},
            ctx: { type: 'object' },
          },
        },
      },
    },
  },
};

/** The error responses of an operation in OpenAPI. */
export function errorResponses(operation: Operation, traits: ErrorTraits): Operation['responses'] {
  return Object.fromEntries(statusesOf(operation, traits).map((status) => [String(status), responseOf(status)]));
}

function statusesOf(operation: Operation, { method, access, isLimited, otherErrors }: ErrorTraits): number[] {
  const isRead = READS.has(method);
  const parameters = (operation.parameters ?? []).flatMap((each) => ('in' in each ? [each] : []));
  const has = (place: string) => parameters.some((parameter) => parameter.in === place);
  const hasExpressions = parameters.some(({ name }) => EXPRESSIONS.has(name));
  const statuses = [
    ...(access === 'public' ? [] : [401]),
    ...(access === 'administrators' ? [403] : []),
    ...(isRead ? [] : [400, 403, 404, 408, 409, 413, 415, 422, 507]),
    ...(hasExpressions ? [400] : []),
    ...(has('path') ? [404, 422] : []),
    ...(has('query') ? [422] : []),
    ...(isLimited ? [429] : []),
    503,
    ...otherErrors,
  ];
  return [...new Set(statuses)].sort((one, other) => one - other);
}

function responseOf(status: number) {
  const schema = status === 422 ? 'ValidationErrorBody' : 'ErrorBody';
  return {
    description: STATUS_CODES[status] ?? 'Error',
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
  };
}
