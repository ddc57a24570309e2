import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';

/** The machine-readable description of the API, generated from the routes and the contracts' schemas. */
export function openApiDocument(app: INestApplication, version: string): OpenAPIObject {
  const description = new DocumentBuilder()
    .setTitle('Larder')
    .setDescription('Recipes, cookbooks, meal plans and shopping lists for households and groups.')
    .setVersion(version)
    .setOpenAPIVersion('3.1.0')
    .addOAuth2(
      { type: 'oauth2', flows: { password: { tokenUrl: '/api/auth/token', scopes: {} } } },
      'OAuth2PasswordBearer',
    )
    .build();
  return SwaggerModule.createDocument(app, description, { standardSchemaConverter: convert });
}

/** Contracts coerce (`"4"` becomes 4), so both directions are described by what comes out. */
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
