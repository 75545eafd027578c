// What a message says: the words, the message it answers, pictures, a voice note, the page behind its link. A card stands by itself.
import type { ChatMessage } from '@stagepass/contract/chat/shapes.ts';
import type { MediaView } from '@stagepass/contract/media/shapes.ts';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import type { CSSProperties } from 'react';
import { userPath } from '#domains/users/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { Markdown } from '#platform/markdown/markdown.tsx';
import { chatCopy } from '../copy.ts';
import { useChat } from './chat-context.ts';

const VoiceNote = latePart(
  () => import('./voice-note.tsx'),
  'VoiceNote',
  <span className="sp-voice-place" />,
);
const LinkCard = latePart(() => import('#domains/posts/public/link-card.tsx'), 'LinkCard', null, 'left-out');

const MessagePictures = latePart(() => import('./message-pictures.tsx'), 'MessagePictures');

const MOST_SHOWN = 4;

export function MessageBody({ message }: { message: ChatMessage }) {
  const copy = useCopy(chatCopy);
  if (message.state !== 'shown') return <span className="sp-chat-gone">{copy.message[message.state]}</span>;
  return (
    <>
      <Quote message={message} />
      <Pictures message={message} />
      {message.voice === null ? null : <VoiceNote message={message} voice={message.voice} />}
      {message.text === '' ? null : <MessageText text={message.text} mentions={message.mentions} />}
      {message.link === null ? null : <LinkCard link={message.link} />}
    </>
  );
}

interface MessageTextProps {
  text: string;
  mentions: readonly { user_name: string }[];
}

export function MessageText({ text, mentions }: MessageTextProps) {
  const named = new Map(mentions.map(({ user_name }) => [user_name.toLowerCase(), userPath(user_name)]));
  return (
    <div className="sp-chat-text" dir="auto">
      <Markdown text={text} talk={{ mentions: named }} />
    </div>
  );
}

function Quote({ message }: { message: ChatMessage }) {
  const copy = useCopy(chatCopy);
  const { store, viewerId } = useChat();
  const { reply_to: quoted } = message;
  if (quoted === null) return null;
  const name = quoted.author.id === viewerId ? copy.message.quotedYou : quoted.author.display_name;
  const text = quoted.text === '' ? copy.gist[quoted.gist] : quoted.text;
  return (
    <button type="button" className="sp-chat-quote" onClick={() => void store.jump(quoted.seq)}>
      <VisuallyHidden>{copy.message.quoted}</VisuallyHidden>
      <b dir="auto">{name}</b>
      <span dir="auto">{text}</span>
    </button>
  );
}

function ratioOf({ width, height }: MediaView): number {
  return width > 0 && height > 0 ? Math.min(Math.max(width / height, 3 / 4), 16 / 9) : 1;
}

/** Each has its place before the code that draws it is there: nothing moves when it comes. */
function Pictures({ message }: { message: ChatMessage }) {
  const { media } = message;
  const [first] = media;
  if (first === undefined) return null;
  const shown = media.slice(0, MOST_SHOWN);
  const style = { '--ratio': ratioOf(first) } as CSSProperties;
  const places = shown.map(({ id }) => <span key={id} />);
  return (
    <div className="sp-chat-pictures" data-count={shown.length} style={style}>
      <MessagePictures message={message} shown={shown} meanwhile={places} />
    </div>
  );
}
