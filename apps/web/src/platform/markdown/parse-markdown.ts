// Owns reading safe Markdown: a small part of it, into plain data. HTML in it stays text.

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; children: Inline[] }
  | { kind: 'emphasis'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] };

export type Block =
  | { kind: 'heading'; level: 2 | 3; children: Inline[] }
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] };

const MARK =
  /\*\*(?<strong>[^*]+)\*\*|(?:\*(?<star>[^*\s][^*]*)\*|_(?<low>[^_\s][^_]*)_)|\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)/;

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

export function parseMarkdown(text: string): Block[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .map(blockOf);
}
