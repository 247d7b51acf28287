import { z } from 'zod';
import type { Route } from '../edge/route.js';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return json as Json;
};

/** One entry of `parameters` for each key. Values of a path or query are documented as what their text means. */
function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  return Object.entries(schema?.shape ?? {}).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || !(value as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(value as z.ZodType, 'output'),
  }));
}

const fileBody = {
  type: 'object',
  properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
  required: ['file'],
};

function bodyOf({ input, accepts = 'json' }: Route): Json {
  if (accepts === 'multipart')
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: fileBody } } } };
  if (accepts === 'bytes') return { requestBody: { required: true, content: { '*/*': { schema: {} } } } };
  if (!input?.body) return {};
  const required = !input.body.safeParse({}).success;
  return { requestBody: { required, content: { 'application/json': { schema: schemaOf(input.body, 'input') } } } };
}

function successOf({ streams, data }: Route): Json {
  if (streams) return { description: 'OK', content: { [streams]: { schema: schemaOf(data, 'output') } } };
  const schema = {
    type: 'object',
    properties: {
      code: { const: 200 },
      type: { const: 'success' },
      message: { type: 'string' },
      data: schemaOf(data, 'output'),
    },
    required: ['code', 'type', 'message', 'data'],
    additionalProperties: false,
  };
  return { description: 'OK', content: { 'application/json': { schema } } };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,128}$' },
};

function operationOf(route: Route): Json {
  const security = route.who === 'anyone' ? [{}, { token: [] }] : [{ token: [] }];
  return {
    summary: route.summary,
    tags: [route.path.split('/')[2]],
    'x-access': route.who,
    parameters: [
      ...parametersOf(route.input?.params, 'path'),
      ...parametersOf(route.input?.query, 'query'),
      ...(route.idempotent ? [idempotencyKey] : []),
    ],
    ...bodyOf(route),
    responses: { 200: successOf(route), default: { $ref: '#/components/responses/Error' } },
    security: route.token === 'ignored' ? [] : route.token ? [...security, { cookie: [] }] : security,
  };
}

const errorSchema = {
  type: 'object',
  properties: {
    code: { type: 'integer', enum: [400, 401, 403, 404, 409, 413, 500, 502, 503] },
    type: { const: 'error' },
    message: { type: 'string' },
    data: { type: 'null' },
    reason: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
  required: ['code', 'type', 'message', 'data', 'reason'],
  additionalProperties: false,
};

const components = {
  responses: { Error: { description: 'Refused', content: { 'application/json': { schema: errorSchema } } } },
  securitySchemes: {
    token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'The raw token, or `Bearer <token>`' },
    cookie: { type: 'apiKey', in: 'cookie', name: 'token' },
  },
};

/** The OpenAPI document of the routes, from the schemas that validate them. */
export function openApiDocument(routes: readonly Route[]): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes.filter(({ hidden }) => !hidden)) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(route) };
  }
  const info = { title: 'PTE practice', version: '1.0.0', license: { name: 'MIT', identifier: 'MIT' } };
  return { openapi: '3.1.0', info, servers: [{ url: '/' }], paths, components };
}
