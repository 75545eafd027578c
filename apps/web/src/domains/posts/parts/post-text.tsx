// The words of a post or comment: safe Markdown, with the people it names as links.

import { userPath } from '#domains/users/public/paths.ts';
import { Markdown } from '#platform/markdown/markdown.tsx';

export interface PostTextProps {
  text: string;
  mentions: readonly { user_name: string }[];
}

export function PostText({ text, mentions }: PostTextProps) {
  const named = new Map(mentions.map(({ user_name }) => [user_name.toLowerCase(), userPath(user_name)]));
  return (
    <div className="sp-post-text" dir="auto">
      <Markdown text={text} talk={{ mentions: named }} />
    </div>
  );
}

const LONG_TEXT = 640;
const MANY_LINES = 11;

/** Too long to stand whole in a feed. */
export function isLong(text: string): boolean {
  return text.length > LONG_TEXT || text.split('\n').length > MANY_LINES;
}
