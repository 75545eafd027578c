// Owns the OpenAPI document: printed from the same constants that bind the routes.
import { setImmediate } from 'node:timers/promises';
import type { Endpoint } from '@stagepass/contract/endpoint.ts';
import { errorsOf } from '@stagepass/contract/implied-errors.ts';
import { defaultRate } from '@stagepass/contract/rates.ts';
import type { z } from 'zod';
import type { Config } from '../config/config.ts';
import type { Route } from './bind.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';

export interface TaggedRoute {
  domain: string;
  route: Route;
}

/** Takes a second of work for a few hundred endpoints: other requests get their turn after each of them. */
export async function openApiOf(
  routes: readonly TaggedRoute[],
  config: Pick<Config, 'API_BASE'>,
): Promise<object> {
  const paths: Record<string, Record<string, object>> = {};
  for (const { domain, route } of routes) {
    await setImmediate();
    const address = route.endpoint.path.replace(/:(\w+)/g, '{$1}');
    const entry = paths[address] ?? {};
    entry[route.endpoint.method.toLowerCase()] = operationOf(domain, route.endpoint);
    paths[address] = entry;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'StagePass',
      version: '1',
      description:
        'Every response is `{data}` or `{data, next_cursor}`; every error is `{error: {code, message, details?}}`.',
    },
    servers: [{ url: config.API_BASE }],
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description:
            'The `sctoken` of a session, without a prefix; or a personal access token (`spat_…`), which opens the endpoints that name one of its scopes and answers `access-token-scope-missing` everywhere else.',
        },
      },
      schemas: { Error: errorSchema },
    },
  };
}

const ofPerson = defaultRate('user');
const ofAddress = defaultRate('visitor');

const errorSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: { code: { type: 'string' }, message: { type: 'string' }, details: {} },
    },
  },
};

function operationOf(domain: string, endpoint: Endpoint): object {
  return {
    tags: [domain],
    summary: endpoint.summary,
    description: descriptionOf(endpoint),
    ...(endpoint.who === 'visitor' ? {} : { security: [{ token: [] }] }),
    parameters: [
      ...parametersOf('path', endpoint.params),
      ...parametersOf('query', endpoint.query),
      ...(endpoint.idempotent
        ? [{ in: 'header', name: 'Idempotency-Key', required: true, schema: { type: 'string' } }]
        : []),
    ],
    ...requestBodyOf(endpoint),
    responses: responsesOf(endpoint),
  };
}

function descriptionOf(endpoint: Endpoint): string {
  const defaults = endpoint.who === 'visitor' ? [ofPerson, ofAddress] : [ofPerson];
  const rules = endpoint.rates ?? defaults;
  const rates = rules.map((rule) => `${rule.limit} in ${rule.window_s} s per ${rule.by}`);
  const scope = endpoint.scope === undefined ? '' : ` Access token scope: ${endpoint.scope}.`;
  return `Who: ${endpoint.who}. Rate: ${rates.join('; ')}.${scope}`;
}

function parametersOf(where: 'path' | 'query', schema: z.ZodObject | undefined): object[] {
  if (schema === undefined) return [];
  const made = jsonSchemaOf(schema, 'input') as { properties?: JsonSchema; required?: string[] };
  return Object.entries(made.properties ?? {}).map(([name, shape]) => ({
    in: where,
    name,
    required: where === 'path' || (made.required ?? []).includes(name),
    schema: shape,
  }));
}

function requestBodyOf(endpoint: Endpoint): object {
  if (endpoint.upload !== undefined) {
    const file = { schema: { type: 'string', format: 'binary' } };
    return {
      requestBody: {
        required: true,
        content: Object.fromEntries(endpoint.upload.types.map((type) => [type, file])),
      },
    };
  }
  if (endpoint.body === undefined) return {};
  return {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: jsonSchemaOf(endpoint.body, 'input') } },
    },
  };
}

function responsesOf(endpoint: Endpoint): object {
  const responses: Record<string, object> = {
    [endpoint.status ?? 200]: {
      description: 'Done.',
      content: {
        [endpoint.download?.type ?? 'application/json']: { schema: jsonSchemaOf(endpoint.answer, 'output') },
      },
    },
  };
  const byStatus = new Map<number, string[]>();
  for (const error of errorsOf(endpoint))
    byStatus.set(error.status, [
      ...(byStatus.get(error.status) ?? []),
      `\`${error.code}\`: ${error.message}`,
    ]);
  for (const [status, lines] of byStatus)
    responses[status] = {
      description: lines.join('\n'),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    };
  return responses;
}
