// The latest pinned message under the bar; pressing it leads there, and to the others.
import type { ConversationDetail } from '@stagepass/contract/chat/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { listBullets } from '@stagepass/ui/icon/phosphor/list-bullets.ts';
import { pushPinSimple } from '@stagepass/ui/icon/phosphor/push-pin-simple.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { chatCopy } from '../copy.ts';
import { gistOf } from '../data/lists.ts';
import { useLivePins } from '../data/pins.ts';
import type { ThreadStore } from '../data/thread.ts';
import { plainLine } from '../model/plain-line.ts';
import { sheetCopy } from '../sheet-copy.ts';
import { PinsSheet } from './pins-sheet.tsx';
import './pinned-bar.css';

interface PinnedBarProps {
  conversation: ConversationDetail;
  store: ThreadStore;
}

export function PinnedBar({ conversation, store }: PinnedBarProps) {
  const { pins: copy } = useCopy(sheetCopy);
  const { gist } = useCopy(chatCopy);
  const { data = [] } = useLivePins(conversation.id);
  const [isOpen, setOpen] = useState(false);
  const [latest] = data;
  if (latest === undefined) return null;
  const text = plainLine(latest.text) || gist[gistOf(latest)];
  return (
    <div className="sp-chat-pinned">
      <button type="button" aria-label={copy.bar({ text })} onClick={() => void store.jump(latest.seq)}>
        <Icon of={pushPinSimple} weight="fill" />
        <span dir="auto">{text}</span>
      </button>
      {data.length > 1 ? (
        <IconButton label={copy.open} icon={<Icon of={listBullets} />} onClick={() => setOpen(true)} />
      ) : null}
      {isOpen ? (
        <PinsSheet conversationId={conversation.id} store={store} onClose={() => setOpen(false)} />
      ) : null}
    </div>
  );
}
