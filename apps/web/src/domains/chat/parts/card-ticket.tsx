// An item or a mission in a message, as a ticket whose stub opens it.
import type { ChatMessage } from '@stagepass/contract/chat/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { target } from '@stagepass/ui/icon/phosphor/target.ts';
import { ticket } from '@stagepass/ui/icon/phosphor/ticket.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { chatCopy } from '../copy.ts';
import '@stagepass/ui/mission-ticket/mission-ticket.css';
import '@stagepass/ui/slip/stock.css';
import './card-ticket.css';

type Card = NonNullable<ChatMessage['card']>;

export function CardTicket({ card }: { card: Card }) {
  const copy = useCopy(chatCopy).message.card;
  const { view } = card;
  const picture = pictureAddress(view?.picture_url);
  const contents = (
    <>
      <span className="sp-ticket-main">
        {picture === undefined ? (
          <span className="sp-chat-card-sign">
            <Icon of={card.kind === 'mission' ? target : ticket} />
          </span>
        ) : (
          <img src={picture} alt="" width={78} height={78} loading="lazy" decoding="async" />
        )}
        <span className="sp-ticket-words">
          <span className="sp-chat-card-kind">{copy[card.kind]}</span>
          <span className="sp-gift-name" dir="auto">
            {view?.title ?? copy.gone}
          </span>
        </span>
      </span>
      {view === null ? null : <span className="sp-ticket-stub sp-gift-stub">{copy.open}</span>}
    </>
  );
  const anatomy = { className: 'sp-ticket sp-gift sp-stock sp-chat-card', children: contents };
  return view === null ? <span {...anatomy} /> : <Link to={view.path} {...anatomy} />;
}
