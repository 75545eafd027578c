// Owns taking one change out of an answer that others may have changed meanwhile: what is theirs stays.

/** A text in a list of texts is an entry that is its own id. */
type Entry = { id: string } | string;
type Fields = Record<string, unknown>;

/** `now` without what led from `before` to `after`. Where somebody changed the same thing since, theirs is the later word. */
export function takeBack<Data>(before: Data, after: Data, now: Data): Data {
  if (same(before, after)) return now;
  if (same(now, after)) return before;
  if (isList(before) && isList(after) && isList(now)) return entriesBack(before, after, now) as Data;
  if (Array.isArray(before) && Array.isArray(after) && Array.isArray(now))
    return now.map((one, at) => (at in after ? takeBack(before[at], after[at], one) : one)) as Data;
  if (hasFields(before) && hasFields(after) && hasFields(now)) return fieldsBack(before, after, now) as Data;
  return now;
}

function fieldsBack(before: Fields, after: Fields, now: Fields): Fields {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after), ...Object.keys(now)])];
  const fields = names.map((name) => [name, takeBack(before[name], after[name], now[name])] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** What was added goes, what was taken out comes back behind the entry that it followed. */
function entriesBack(before: Entry[], after: Entry[], now: Entry[]): Entry[] {
  const [old, made] = [byId(before), byId(after)];
  const isCommon = (entry: Entry) => old.has(idOf(entry)) && made.has(idOf(entry));
  const stays = now
    .filter((entry) => isCommon(entry) || !made.has(idOf(entry)))
    .map((entry) => (isCommon(entry) ? takeBack(old.get(idOf(entry)), made.get(idOf(entry)), entry) : entry))
    .filter((entry) => entry !== undefined);
  const list = orderBack({ before, after, now: stays }, isCommon);
  for (const [at, entry] of before.entries()) {
    const places = list.map(idOf);
    if (made.has(idOf(entry)) || places.includes(idOf(entry))) continue;
    const place = before.slice(0, at).findLast((one) => places.includes(idOf(one)));
    list.splice(place === undefined ? 0 : places.indexOf(idOf(place)) + 1, 0, entry);
  }
  return list;
}

/** The former order, unless somebody has put the entries into another one since. */
function orderBack(
  lists: { before: Entry[]; after: Entry[]; now: Entry[] },
  isCommon: (entry: Entry) => boolean,
): Entry[] {
  const left = byId(lists.now);
  const order = (list: Entry[]) =>
    list.map(idOf).filter((id, at) => isCommon(list[at] ?? id) && left.has(id));
  const former = order(lists.before);
  if (same(former, order(lists.after)) || !same(order(lists.now), order(lists.after))) return [...lists.now];
  return lists.now.map((entry) => (isCommon(entry) ? (left.get(former.shift() ?? '') ?? entry) : entry));
}

function byId(list: readonly Entry[]): Map<string, Entry> {
  return new Map(list.map((entry) => [idOf(entry), entry]));
}

function idOf(entry: Entry): string {
  return typeof entry === 'string' ? entry : entry.id;
}

function isList(value: unknown): value is Entry[] {
  return (
    Array.isArray(value) && value.every((entry) => typeof (hasFields(entry) ? entry.id : entry) === 'string')
  );
}

function hasFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Answers of the server are JSON. */
function same(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);
}
