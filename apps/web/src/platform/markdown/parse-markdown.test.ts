import { describe, expect, it } from 'vitest';
import { type Inline, parseInline, parseMarkdown, parseTalk, safeHref } from './parse-markdown.ts';

describe('safe Markdown', () => {
  it('knows paragraphs, headings and lists', () => {
    expect(parseMarkdown('# A\n\none\ntwo\n\n- x\n- y\n\n1. z').map((block) => block.kind)).toEqual([
      'heading',
      'paragraph',
      'list',
      'list',
    ]);
  });
  it('knows strong, emphasis and links, also beside each other', () => {
    expect(parseInline('a **b** *c* [d](/e)').map((part) => part.kind)).toEqual([
      'text',
      'strong',
      'text',
      'emphasis',
      'text',
      'link',
    ]);
  });
  it('leaves HTML as the text it is', () => {
    expect(parseInline('<script>alert(1)</script>')).toEqual([
      { kind: 'text', text: '<script>alert(1)</script>' },
    ]);
  });
  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.test', '/\\evil.test', 'vbscript:x'])(
    'refuses the address %s',
    (href) => {
      expect(safeHref(href)).toBeNull();
      expect(parseInline(`[x](${href})`).every((part) => part.kind === 'text')).toBe(true);
    },
  );
});

function said(parts: Inline[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'text') return part.text;
      if (part.kind === 'break') return '|';
      return part.kind === 'link' ? `<${part.href}>` : `(${said(part.children)})`;
    })
    .join('');
}

describe('what people write to each other', () => {
  const mentions = new Map([['juno_vale', '/user/juno_vale']]);
  const read = (text: string) =>
    parseTalk(text, { mentions }).map((block) =>
      block.kind === 'list' ? block.items.map(said).join(';') : said(block.children),
    );

  it('keeps lines, and finds a list right under its line', () => {
    expect(read('one\ntwo')).toEqual(['one|two']);
    expect(read('Bring:\n- a coat\n- a pencil')).toEqual(['Bring:', 'a coat;a pencil']);
  });
  it('links addresses without the point after them, and people who are there', () => {
    expect(read('See https://a.test/x_y_z. **@Juno_Vale** and @nobody')).toEqual([
      'See <https://a.test/x_y_z>. (</user/juno_vale>) and @nobody',
    ]);
  });
  it('leaves the underscores of names and mail addresses alone', () => {
    expect(read('mika_backstage and sam_b_c, ask me@juno_vale.test')).toEqual([
      'mika_backstage and sam_b_c, ask me@juno_vale.test',
    ]);
  });
  it.each(['*', '_', '[', '@', 'https://', '**a', '- '])(
    'reads 5,000 characters of %s in no time',
    (piece) => {
      const before = performance.now();
      read(piece.repeat(5000 / piece.length));
      expect(performance.now() - before).toBeLessThan(500);
    },
  );
});
