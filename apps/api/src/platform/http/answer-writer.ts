// Owns how an answer becomes text: by a writer made of the endpoint's schema, which leaves out whatever is not declared.
import type { Endpoint } from '@stagepass/contract/endpoint.ts';
import { jsonSchemaOf } from './json-schema.ts';

export type WriteAnswer = (answer: unknown) => Promise<string>;

type Writer = (answer: unknown) => string;

/** One for all servers of a process: where many are started one after the other, each would make all of them anew. */
const writers = new WeakMap<Endpoint['answer'], Promise<Writer>>();

/** Made at the endpoint's first answer: those of all endpoints, most of them never asked for, would be megabytes at rest. */
export function answerWriter({ answer: schema }: Pick<Endpoint, 'answer'>): WriteAnswer {
  return async (answer) => {
    const writer = writers.get(schema) ?? makeWriter(schema);
    writers.set(schema, writer);
    return (await writer)(answer);
  };
}

async function makeWriter(schema: Endpoint['answer']): Promise<Writer> {
  const { default: fastJsonStringify } = await import('fast-json-stringify');
  return fastJsonStringify(jsonSchemaOf(schema, 'output'));
}
