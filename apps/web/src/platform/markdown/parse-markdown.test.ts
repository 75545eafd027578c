import { describe, expect, it } from 'vitest';
import { parseInline, parseMarkdown, safeHref } from './parse-markdown.ts';

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
