// Owns calls of every endpoint that the contract has, aimed at things of a test's own: a new endpoint is among them by itself.
import type { CallName } from '@stagepass/contract/client.ts';
import type { Endpoint } from '@stagepass/contract/endpoint.ts';
import { contract } from '@stagepass/contract/registry.ts';
import { jsonSchemaOf } from '#platform/http/json-schema.ts';
import { allRows } from './permission-rows.ts';
import type { RoleRow } from './role-row.ts';
import type { CallOptions } from './test-app.ts';
import type { Stage } from './world.ts';

export interface Line {
  name: CallName;
  endpoint: Endpoint;
  row: RoleRow;
}

export const lines: readonly Line[] = Object.entries(contract).flatMap(([noun, endpoints]) => {
  const rows: Record<string, Record<string, unknown>> = allRows;
  return Object.entries(endpoints as Record<string, Endpoint>).map(([key, endpoint]) => ({
    name: `${endpoint.method} ${endpoint.path}` as CallName,
    endpoint,
    row: rows[noun]?.[key] as RoleRow,
  }));
});

/** The parameters of an address with the words before them, as `clubs/:id` and `members/:user_id`. */
export function placesOf({ path }: Pick<Endpoint, 'path'>): string[] {
  return [...path.matchAll(/([^/:]+(?:\/:\w+)+)/g)].map(([place]) => place);
}

/** By place: what stands in it, in each call another one. */
export type Aims = Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;

export interface Input {
  params?: object;
  query?: object;
  body?: unknown;
}

export interface Calls {
  inputs: Input[];
  file: CallOptions['file'];
}

/**
 * The good call of the endpoint's row, with each aimed place filled by each of its aims; then once with every choice that its query
 * offers, and with each of these words where it asks for some.
 */
export async function callsOf(
  { endpoint, row }: Line,
  stage: Stage,
  { aims, words }: { aims: Aims; words: readonly string[] },
): Promise<Calls> {
  const { file, ...good } = await row.given(stage);
  let inputs: Input[] = [good as Input];
  for (const place of placesOf(endpoint)) {
    const aimed = aims[place];
    if (aimed === undefined) continue;
    inputs = inputs.flatMap((input) =>
      aimed.map((params) => ({ ...input, params: { ...input.params, ...params } })),
    );
  }
  const queries = queriesOf(endpoint, words);
  inputs = inputs.flatMap((input) => [
    input,
    ...queries.map((query) => ({ ...input, query: { ...input.query, ...query } })),
  ]);
  return { inputs, file };
}

function queriesOf({ query }: Endpoint, words: readonly string[]): Record<string, string>[] {
  if (query === undefined) return [];
  const properties = jsonSchemaOf(query, 'input').properties as Record<string, { enum?: string[] }>;
  return Object.entries(properties).flatMap(([name, { enum: choices = [] }]) =>
    (name === 'q' ? words : choices).map((value) => ({ [name]: value })),
  );
}
