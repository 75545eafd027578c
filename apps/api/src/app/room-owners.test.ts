// Owns: every kind of room that the contract declares has a domain that decides who may watch it, and undeclared events cannot be sent.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Realtime } from '#platform/realtime/realtime.ts';
import { apiRoot } from './paths.ts';
import { domains } from './registries/domains.ts';

const contract = join(apiRoot, '../../packages/contract/src');

function declaredKinds(): string[] {
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('/realtime.ts'))
    .map((file) => readFileSync(join(contract, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/interface RoomKinds \{([^}]*)\}/g)])
    .flatMap(([, inside = '']) => [...inside.matchAll(/(\w+): '/g)])
    .map(([, kind = '']) => kind);
}

test('each kind of room has one owner', () => {
  const owned = domains.flatMap((domain) => domain.rooms ?? []).map((room) => room.kind);
  expect(declaredKinds()).toContain('club');
  expect(owned.toSorted()).toEqual(declaredKinds().toSorted());
});

test('an event that no domain declares, or with another payload, does not compile', () => {
  const say = ({ toUser, toRoom }: Realtime) => {
    // @ts-expect-error: no domain declares it.
    toUser('ana', 'nobodySaysThis', {});
    // @ts-expect-error: it is said in rooms, not to a person.
    toUser('ana', 'memberCount', { club_id: 'c1', member_count: 2 });
    // @ts-expect-error: the count is missing.
    toRoom('club:c1', 'memberCount', { club_id: 'c1' });
    toRoom('club:c1', 'memberCount', { club_id: 'c1', member_count: 2 });
  };
  expect(say).toBeTypeOf('function');
});
