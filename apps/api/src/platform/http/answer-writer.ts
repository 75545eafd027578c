// Owns how an answer becomes text: by a writer made of the endpoint's schema, which leaves out whatever is not declared.
import type { Endpoint } from '@stagepass/contract/endpoint.ts';
import { jsonSchemaOf } from './json-schema.ts';

export type WriteAnswer = (answer: unknown) => Promise<string>;

/** Made at the endpoint's first answer: those of all endpoints, most of them never asked for, would be megabytes at rest. */
export function answerWriter(endpoint: Pick<Endpoint, 'answer'>): WriteAnswer {
  let writer: Promise<(answer: unknown) => string> | undefined;
  return async (answer) => {
    writer ??= makeWriter(endpoint);
    return (await writer)(answer);
  };
}

async function makeWriter({ answer }: Pick<Endpoint, 'answer'>): Promise<(answer: unknown) => string> {
  const { default: fastJsonStringify } = await import('fast-json-stringify');
  return fastJsonStringify(jsonSchemaOf(answer, 'output'));
}
