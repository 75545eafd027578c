// Owns what is said in a chat: mine in gel, theirs on riser, a creator's torn from paper and a little crooked.
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { check } from '../icon/phosphor/check.ts';
import { checks } from '../icon/phosphor/checks.ts';
import { clock } from '../icon/phosphor/clock.ts';
import { warningCircle } from '../icon/phosphor/warning-circle.ts';
import { Tape } from '../slip/slip.tsx';
import '../slip/stock.css';
import './chat-bubble.css';

export type ChatBubbleProps = {
  from: 'me' | 'them' | 'creator';
  /** The last of a run points at its speaker. */
  tail?: boolean | undefined;
  /** Creator only: held by tape, and which way it leans. */
  taped?: boolean | undefined;
  lean?: 'start' | 'end' | undefined;
  /** Mine only: waiting for the network, or refused. */
  state?: 'sent' | 'waiting' | 'failed' | undefined;
  /** Who speaks, where it is not clear from the place. */
  speaker?: ReactNode;
  children: ReactNode;
};

export function ChatBubble(props: ChatBubbleProps) {
  const { from, tail = false, taped = false, lean = 'start', state = 'sent', speaker, children } = props;
  return (
    <div
      className={`sp-bubble${from === 'creator' ? ' sp-stock' : ''}`}
      data-from={from}
      data-tail={tail}
      data-lean={lean}
      data-state={state}
    >
      {from === 'creator' && taped ? <Tape /> : null}
      {speaker ? <span className="sp-bubble-speaker">{speaker}</span> : null}
      {children}
    </div>
  );
}

/** The line under my last message: sent, seen, waiting, or not sent. */
export function ChatReceipt({
  state,
  children,
}: {
  state: 'sent' | 'seen' | 'waiting' | 'failed';
  children: ReactNode;
}) {
  const sign = { sent: check, seen: checks, waiting: clock, failed: warningCircle }[state];
  return (
    <span className="sp-chat-receipt" data-state={state}>
      <Icon of={sign} weight="bold" />
      {children}
    </span>
  );
}

/** Reactions sit on the edge of what they answer. */
export function ChatReaction({ icon, count, label }: { icon: ReactNode; count: number; label: string }) {
  return (
    <span className="sp-chat-reaction" role="img" aria-label={label}>
      {icon}
      {count}
    </span>
  );
}

/** Someone is writing: a level meter that moves, and still words when motion is unwanted. */
export function ChatTyping({ children }: { children: ReactNode }) {
  return (
    <div className="sp-chat-typing" role="status">
      <span className="sp-chat-vu" aria-hidden="true">
        <b />
        <b />
        <b />
        <b />
        <b />
        <b />
      </span>
      {children}
    </div>
  );
}

export function ChatDay({ children }: { children: ReactNode }) {
  return (
    <div className="sp-chat-day">
      <span>{children}</span>
    </div>
  );
}
