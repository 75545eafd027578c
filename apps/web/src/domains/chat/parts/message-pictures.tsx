// The pictures of a message, which open over the screen.
import type { ChatMessage } from '@stagepass/contract/chat/shapes.ts';
import type { MediaView } from '@stagepass/contract/media/shapes.ts';
import { useState } from 'react';
import { Picture } from '#domains/media/public/picture.tsx';
import { expectViewer, Viewer } from '#domains/media/public/viewer.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { chatCopy } from '../copy.ts';
import { useChat } from './chat-context.ts';

interface MessagePicturesProps {
  message: ChatMessage;
  /** Those that stand in the message; the last of them says how many there are besides. */
  shown: readonly MediaView[];
}

export function MessagePictures({ message, shown }: MessagePicturesProps) {
  const copy = useCopy(chatCopy).message;
  const { store } = useChat();
  const [at, setAt] = useState<number | null>(null);
  const { media } = message;
  const rest = media.length - shown.length;
  return (
    <>
      {shown.map((one, place) => (
        <button
          key={one.id}
          type="button"
          aria-label={
            media.length === 1
              ? copy.openOnePicture
              : copy.openPicture({ at: place + 1, count: media.length })
          }
          onPointerDown={expectViewer}
          onClick={() => setAt(place)}
        >
          <Picture media={one} sizes="15rem" onBroken={() => void store.renew(message)} />
          {place === shown.length - 1 && rest > 0 ? (
            <span className="sp-chat-more" aria-hidden="true">
              +{rest}
            </span>
          ) : null}
        </button>
      ))}
      <Viewer pictures={media} at={at} onMove={setAt} />
    </>
  );
}
