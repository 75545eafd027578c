// Says how far the viewer has read an open conversation: once they have stopped scrolling, while the page is seen.
import type { ConversationDetail } from '@stagepass/contract/chat/shapes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callData } from '#platform/api/api.ts';
import { changeConversation } from './conversation.ts';
import { unreadKey } from './keys.ts';

const SEEN_PAUSE_MS = 400;

export function useSeen({ id, read_seq, state }: ConversationDetail) {
  const client = useQueryClient();
  const furthest = useRef(read_seq);
  const said = useRef(read_seq);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const underWay = useRef<Promise<void>>(undefined);
  const isHeld = useRef(false);
  const tell = async (seq: number) => {
    said.current = seq;
    try {
      const read = await callData('PUT /conversations/:id/read', { params: { id }, body: { seq } });
      changeConversation(client, id, { ...read, mentioned: false });
      void client.invalidateQueries({ queryKey: unreadKey });
    } catch {
      // Said again with the next message that is seen.
      said.current = Math.min(said.current, seq - 1);
    }
  };
  const say = useEffectEvent(() => {
    const seq = furthest.current;
    // A request is read without its sender knowing.
    if (seq <= said.current || document.visibilityState !== 'visible' || state === 'request') return;
    if (!isHeld.current) underWay.current = tell(seq);
  });
  useEffect(() => {
    const back = () => say();
    document.addEventListener('visibilitychange', back);
    return () => {
      document.removeEventListener('visibilitychange', back);
      clearTimeout(timer.current);
      say();
    };
  }, []);
  const seen = (seq: number) => {
    if (seq <= furthest.current && furthest.current <= said.current) return;
    furthest.current = Math.max(furthest.current, seq);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => say(), SEEN_PAUSE_MS);
  };
  /** While it is marked as unread, what is on screen must not be said to be read; what is being said comes first. */
  const [holdSeen] = useState(() => async (isOn: boolean) => {
    isHeld.current = isOn;
    await underWay.current;
  });
  return { seen, holdSeen };
}
