// Shows safe Markdown. Links of ours stay in the app; others open apart and are told nothing about where from.
import { TextLink } from '@stagepass/ui/text-link/text-link.tsx';
import type { ReactNode } from 'react';
import { Link } from '../navigation/link.tsx';
import { type Block, type Inline, parseMarkdown, parseTalk, type Talk } from './parse-markdown.ts';
import './markdown.css';

function inline(parts: Inline[]): ReactNode[] {
  return parts.map((part, index) => {
    // The parts of a text never move: their place is their key.
    const key = `${index}`;
    if (part.kind === 'text') return part.text;
    if (part.kind === 'break') return <br key={key} />;
    if (part.kind === 'strong') return <strong key={key}>{inline(part.children)}</strong>;
    if (part.kind === 'emphasis') return <em key={key}>{inline(part.children)}</em>;
    if (part.href.startsWith('/')) {
      return (
        <TextLink
          key={key}
          render={(anatomy) => (
            <Link {...anatomy} to={part.href}>
              {inline(part.children)}
            </Link>
          )}
        />
      );
    }
    return (
      <TextLink key={key} href={part.href} target="_blank" rel="noopener noreferrer">
        {inline(part.children)}
      </TextLink>
    );
  });
}

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'paragraph') return <p>{inline(block.children)}</p>;
  if (block.kind === 'heading') {
    const Heading = `h${block.level}` as const;
    return <Heading className={block.level === 2 ? 'sp-title' : 'sp-head'}>{inline(block.children)}</Heading>;
  }
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text never move.
        <li key={index}>{inline(item)}</li>
      ))}
    </List>
  );
}

export interface MarkdownProps {
  text: string;
  /** For what people write to each other. */
  talk?: Talk | undefined;
}

export function Markdown({ text, talk }: MarkdownProps) {
  const blocks = talk === undefined ? parseMarkdown(text) : parseTalk(text, talk);
  return (
    <div className="sp-markdown">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never move.
        <BlockView key={index} block={block} />
      ))}
    </div>
  );
}
