// The crash test notices what it is there to notice: an acknowledged write that is not there afterwards.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { findLost, type Person, startWriters } from './writers.ts';

let server: Server;

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A tiny stand-in for the API; `forgets` makes it acknowledge writes that it does not keep. */
async function standIn(forgets: boolean): Promise<string> {
  const bios = new Map<string, string>();
  server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const body = text === '' ? {} : (JSON.parse(text) as { email?: string; bio?: string });
    const token = request.headers.authorization ?? '';
    if (request.method === 'POST') {
      bios.set(body.email ?? '', '');
      response.end(JSON.stringify({ data: { sctoken: body.email } }));
    } else if (request.method === 'PATCH') {
      if (!forgets) bios.set(token, body.bio ?? '');
      response.end(JSON.stringify({ data: { bio: body.bio } }));
    } else response.end(JSON.stringify({ data: { bio: bios.get(token) } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function writeSome(url: string): Promise<Person[]> {
  const people: Person[] = [];
  const writers = startWriters(url, people, 2);
  while (writers.acknowledged() < 20) await new Promise((resolve) => setTimeout(resolve, 5));
  await writers.stop();
  return people;
}

test('nothing is lost where everything is kept', async () => {
  const url = await standIn(false);
  expect(await findLost(url, await writeSome(url))).toEqual([]);
});

test('a forgotten write is found', async () => {
  const url = await standIn(true);
  expect((await findLost(url, await writeSome(url))).length).toBeGreaterThan(0);
});

test('a write that was never answered may be there or not, and nothing else may', async () => {
  const url = await standIn(false);
  const [person] = await writeSome(url);
  if (!person) throw new Error('nobody wrote');
  const cut = { ...person, acknowledged: 'write before', unanswered: person.acknowledged };
  expect(await findLost(url, [cut])).toEqual([]);
  expect(await findLost(url, [{ ...person, acknowledged: 'write before', unanswered: null }])).toHaveLength(
    1,
  );
});
