// Owns reading safe Markdown: a small part of it, into plain data. HTML in it stays text.

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'strong'; children: Inline[] }
  | { kind: 'emphasis'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] };

export type Block =
  | { kind: 'heading'; level: 2 | 3; children: Inline[] }
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] };

/** How people write to each other: lines stay lines, addresses and the names of those who are there become links. */
export interface Talk {
  /** Name in lower case → path; other `@words` are just words. */
  mentions: ReadonlyMap<string, string>;
}

// An underscore inside a word is part of it: names have them.
const MARK =
  /\*\*(?<strong>[^*]+)\*\*|(?:\*(?<star>[^*\s][^*]*)\*|(?<![\p{L}\p{N}_@])_(?<low>[^_\s][^_]*)_(?![\p{L}\p{N}_]))|\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)/u;
const TALK =
  /(?<url>https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]'’»…])|(?<![\p{L}\p{N}_@/])@(?<name>[a-z0-9_]{3,20})/giu;

/** A path of ours or a web address; anything else (javascript:, data:) is refused. */
export function safeHref(href: string): string | null {
  if (/^\/(?![/\\])/.test(href)) return href;
  return /^(https?|mailto):/i.test(href) ? href : null;
}

function inlineOf(groups: Record<string, string | undefined>, whole: string): Inline {
  const { strong, star, low, label, href } = groups;
  if (strong) return { kind: 'strong', children: parseInline(strong) };
  const emphasis = star ?? low;
  if (emphasis) return { kind: 'emphasis', children: parseInline(emphasis) };
  const safe = href ? safeHref(href) : null;
  return label && safe
    ? { kind: 'link', href: safe, children: [{ kind: 'text', text: label }] }
    : { kind: 'text', text: whole };
}

export function parseInline(text: string): Inline[] {
  const found: Inline[] = [];
  let rest = text;
  for (let match = MARK.exec(rest); match; match = MARK.exec(rest)) {
    if (match.index > 0) found.push({ kind: 'text', text: rest.slice(0, match.index) });
    found.push(inlineOf(match.groups ?? {}, match[0]));
    rest = rest.slice(match.index + match[0].length);
  }
  if (rest !== '') found.push({ kind: 'text', text: rest });
  return found;
}

/** Links in what is left of a text once its marks are read. */
function linkTalk(text: string, talk: Talk): Inline[] {
  const found: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(TALK)) {
    const { url, name = '' } = match.groups ?? {};
    const href = url ?? talk.mentions.get(name.toLowerCase());
    if (href === undefined) continue;
    if (match.index > from) found.push({ kind: 'text', text: text.slice(from, match.index) });
    found.push({ kind: 'link', href, children: [{ kind: 'text', text: match[0] }] });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ kind: 'text', text: text.slice(from) });
  return found;
}

function withTalk(parts: Inline[], talk: Talk): Inline[] {
  return parts.flatMap((part): Inline[] => {
    if (part.kind === 'text') return linkTalk(part.text, talk);
    if (part.kind === 'strong' || part.kind === 'emphasis')
      return [{ ...part, children: withTalk(part.children, talk) }];
    return [part];
  });
}

const LIST_LINE = /^\s*(?:[-*]|\d+[.)])\s+/;

/** A list may follow its line without an empty one between. */
function runsOf(lines: string[]): string[][] {
  const runs: string[][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last?.[0] !== undefined && LIST_LINE.test(last[0]) === LIST_LINE.test(line)) last.push(line);
    else runs.push([line]);
  }
  return runs;
}

function talkBlock(lines: string[], talk: Talk): Block {
  const block = blockOf(lines);
  if (block.kind === 'list') return { ...block, items: block.items.map((item) => withTalk(item, talk)) };
  if (block.kind === 'heading') return { ...block, children: withTalk(block.children, talk) };
  const children = lines.flatMap((line, at): Inline[] => [
    ...(at === 0 ? [] : [{ kind: 'break' } as const]),
    ...withTalk(parseInline(line), talk),
  ]);
  return { kind: 'paragraph', children };
}

/** As `parseMarkdown`, for what people write to each other. */
export function parseTalk(text: string, talk: Talk): Block[] {
  return partsOf(text)
    .flatMap(runsOf)
    .map((lines) => talkBlock(lines, talk));
}

function blockOf(lines: string[]): Block {
  const [first = ''] = lines;
  const heading = /^(#{1,3})\s+(.*)$/.exec(first);
  if (heading && lines.length === 1) {
    return { kind: 'heading', level: heading[1] === '###' ? 3 : 2, children: parseInline(heading[2] ?? '') };
  }
  const bullet = /^\s*[-*]\s+/;
  const number = /^\s*\d+[.)]\s+/;
  for (const mark of [bullet, number]) {
    if (lines.every((line) => mark.test(line))) {
      const items = lines.map((line) => parseInline(line.replace(mark, '')));
      return { kind: 'list', ordered: mark === number, items };
    }
  }
  return { kind: 'paragraph', children: parseInline(lines.join(' ')) };
}

function partsOf(text: string): string[][] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0);
}

export function parseMarkdown(text: string): Block[] {
  return partsOf(text).map(blockOf);
}
