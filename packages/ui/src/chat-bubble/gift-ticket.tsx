// Owns the gift in a chat: an item on a paper ticket, torn off to accept it.
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { handGrabbing } from '../icon/phosphor/hand-grabbing.ts';
import type { Rarity } from '../rarity-frame/rarity.ts';
import { RarityFrame } from '../rarity-frame/rarity-frame.tsx';
import { RarityLabel } from '../rarity-frame/rarity-glyph.tsx';
import { Stamp } from '../stamp/stamp.tsx';
import '../mission-ticket/mission-ticket.css';
import '../slip/stock.css';
import './chat-bubble.css';

export type GiftTicketProps = {
  rarity: Rarity;
  rarityLabel: string;
  name: string;
  serial?: string | undefined;
  src?: string | undefined;
  /** "Gift: Demo tape B, Rare, number 88 of 1000". */
  label: string;
  /** Waiting to be torn off, on its way, or torn. */
  state: 'offered' | 'sent' | 'torn';
  /** The word on the stub: "Tear off", "Not opened yet"; the stamp's name once torn. */
  word: string;
  /** The button's result, beginning with the word on it: "Tear off, accept the gift". */
  acceptLabel?: string | undefined;
  onAccept?: (() => void) | undefined;
  busy?: boolean | undefined;
};

export function GiftTicket(props: GiftTicketProps) {
  const { rarity, rarityLabel, name, serial, src, label, state } = props;
  return (
    <section className="sp-ticket sp-gift sp-stock" data-gift={state} aria-label={label}>
      <span className="sp-ticket-main">
        <RarityFrame rarity={rarity} src={src} size="4.875rem" />
        <span className="sp-ticket-words">
          <RarityLabel rarity={rarity}>{rarityLabel}</RarityLabel>
          <span className="sp-gift-name">{name}</span>
          {serial ? <span className="sp-gift-serial">{serial}</span> : null}
        </span>
      </span>
      <GiftStub {...props} />
    </section>
  );
}

function GiftStub({ state, word, acceptLabel, onAccept, busy = false }: GiftTicketProps): ReactNode {
  if (state === 'torn') {
    return (
      <span className="sp-ticket-stub sp-gift-stub">
        <Stamp label={word} />
      </span>
    );
  }
  if (state === 'sent' || !onAccept) {
    return (
      <span className="sp-ticket-stub sp-gift-stub">
        <span className="sp-ticket-unit">{word}</span>
      </span>
    );
  }
  return (
    <button
      type="button"
      className="sp-ticket-stub sp-gift-stub"
      aria-label={acceptLabel}
      aria-busy={busy}
      disabled={busy}
      onClick={onAccept}
    >
      <Icon of={handGrabbing} weight="fill" />
      <span>{word}</span>
    </button>
  );
}
