// An item or a mission in a message, as a ticket whose stub opens it.
import type { ChatMessage } from '@stagepass/contract/chat/shapes.ts';
import type { SubjectCard } from '@stagepass/contract/subjects/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { target } from '@stagepass/ui/icon/phosphor/target.ts';
import { ticket } from '@stagepass/ui/icon/phosphor/ticket.ts';
import { RarityFrame } from '@stagepass/ui/rarity-frame/rarity-frame.tsx';
import { RarityLabel } from '@stagepass/ui/rarity-frame/rarity-glyph.tsx';
import { itemCopy } from '#domains/items/public/item-copy.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { useCall } from '#platform/query/query.ts';
import { chatCopy } from '../copy.ts';
import '@stagepass/ui/mission-ticket/mission-ticket.css';
import '@stagepass/ui/slip/stock.css';
import './card-ticket.css';

type Card = NonNullable<ChatMessage['card']>;

export function CardTicket({ card }: { card: Card }) {
  const copy = useCopy(chatCopy).message.card;
  const { view } = card;
  if (view === null)
    return (
      <span className="sp-ticket sp-gift sp-stock sp-chat-card">
        <span className="sp-ticket-main">
          <Sign kind={card.kind} />
          <span className="sp-ticket-words">
            <span className="sp-chat-card-kind">{copy[card.kind]}</span>
            <span className="sp-gift-name">{copy.gone}</span>
          </span>
        </span>
      </span>
    );
  return (
    <Link to={view.path} className="sp-ticket sp-gift sp-stock sp-chat-card">
      <span className="sp-ticket-main">
        {card.kind === 'item' ? <ItemWords view={view} /> : <MissionWords view={view} />}
      </span>
      <span className="sp-ticket-stub sp-gift-stub">{copy.open}</span>
    </Link>
  );
}

function Sign({ kind }: { kind: Card['kind'] }) {
  return (
    <span className="sp-chat-card-sign">
      <Icon of={kind === 'mission' ? target : ticket} />
    </span>
  );
}

/** Its cut says how rare it is, which the card of a subject does not know. */
function ItemWords({ view }: { view: SubjectCard }) {
  const copy = useCopy(chatCopy).message.card;
  const { qualities } = useCopy(itemCopy);
  const { data: design } = useCall(
    'GET /item-designs/:id',
    { params: { id: view.id } },
    { key: ['chat', 'card-design', view.id], staleTime: Number.POSITIVE_INFINITY },
  );
  const picture = pictureAddress(view.picture_url);
  return (
    <>
      {design === undefined ? (
        <Print src={picture} kind="item" />
      ) : (
        <RarityFrame rarity={design.quality} src={picture} size="4rem" />
      )}
      <span className="sp-ticket-words">
        {design === undefined ? (
          <span className="sp-chat-card-kind">{copy.item}</span>
        ) : (
          <RarityLabel rarity={design.quality}>{qualities[design.quality]}</RarityLabel>
        )}
        <span className="sp-gift-name" dir="auto">
          {view.title}
        </span>
      </span>
    </>
  );
}

function MissionWords({ view }: { view: SubjectCard }) {
  const copy = useCopy(chatCopy).message.card;
  return (
    <>
      <Print src={pictureAddress(view.picture_url)} kind="mission" />
      <span className="sp-ticket-words">
        <span className="sp-chat-card-kind">{copy.mission}</span>
        <span className="sp-gift-name" dir="auto">
          {view.title}
        </span>
      </span>
    </>
  );
}

function Print({ src, kind }: { src: string | undefined; kind: Card['kind'] }) {
  if (src === undefined) return <Sign kind={kind} />;
  return <img src={src} alt="" width={64} height={64} loading="lazy" decoding="async" />;
}
