// One conversation in a list: with whom, the latest message in a line, what is unread; held, it shows what can be done with it.
import type { ConversationView, MessageGist } from '@stagepass/contract/chat/shapes.ts';
import { TierRing } from '@stagepass/ui/avatar/avatar.tsx';
import { CountBadge } from '@stagepass/ui/count-badge/count-badge.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Icon, type IconShape } from '@stagepass/ui/icon/icon.tsx';
import { bellSlash } from '@stagepass/ui/icon/phosphor/bell-slash.ts';
import { broadcast } from '@stagepass/ui/icon/phosphor/broadcast.ts';
import { chats } from '@stagepass/ui/icon/phosphor/chats.ts';
import { checks } from '@stagepass/ui/icon/phosphor/checks.ts';
import { hash } from '@stagepass/ui/icon/phosphor/hash.ts';
import { image } from '@stagepass/ui/icon/phosphor/image.ts';
import { dotsThree } from '@stagepass/ui/icon/phosphor/lean/dots-three.ts';
import { megaphone } from '@stagepass/ui/icon/phosphor/megaphone.ts';
import { microphone } from '@stagepass/ui/icon/phosphor/microphone.ts';
import { sealCheck } from '@stagepass/ui/icon/phosphor/seal-check.ts';
import { target } from '@stagepass/ui/icon/phosphor/target.ts';
import { vinylRecord } from '@stagepass/ui/icon/phosphor/vinyl-record.ts';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { useState } from 'react';
import { chatPath } from '#domains/users/public/paths.ts';
import { PersonAvatar } from '#domains/users/public/person-avatar.tsx';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { useSession } from '#platform/session/session.ts';
import { listCopy } from '../list-copy.ts';
import { listTime } from '../model/chat-time.ts';
import { useLongPress } from './use-long-press.ts';
import './conversation-row.css';
import './conversation-typing.css';

const RowMenu = latePart(() => import('./row-menu.tsx'), 'RowMenu', null);

const HUE = 62;

// By their weights: an icon that is handed on whole brings all three.
const channelSigns = { announcements: { regular: megaphone.regular }, lounge: { regular: chats.regular } };
const gistSigns: Partial<Record<MessageGist, IconShape>> = {
  picture: { regular: image.regular },
  voice: { regular: microphone.regular },
  item: { regular: vinylRecord.regular },
  mission: { regular: target.regular },
};

interface ConversationRowProps {
  conversation: ConversationView;
  /** Who types there now. */
  typing?: string | undefined;
  /** Its club is the one of the screen: signs tell its channels apart, where a picture would be the same on each. */
  isInClub?: boolean;
}

export function ConversationRow({ conversation, typing, isInClub = false }: ConversationRowProps) {
  const copy = useCopy(listCopy);
  const [hasMenu, setMenu] = useState(false);
  const press = useLongPress(() => setMenu(true));
  const { unread, muted } = conversation;
  const hue = conversation.club?.hue ?? conversation.partner?.creator_of?.hue ?? HUE;
  return (
    <GelScope hue={hue} className="sp-conversation" data-unread={unread > 0 && !muted}>
      <Link to={chatPath(conversation.id)} className="sp-conversation-link" {...press}>
        {isInClub && conversation.partner === null ? (
          <Sign conversation={conversation} />
        ) : (
          <Face conversation={conversation} />
        )}
        <span className="sp-conversation-words">
          <FirstLine conversation={conversation} isInClub={isInClub} />
          <span className="sp-conversation-line">
            {typing === undefined ? (
              <LastLine conversation={conversation} />
            ) : (
              <span className="sp-conversation-typing">
                <span className="sp-conversation-vu" aria-hidden="true">
                  <b />
                  <b />
                  <b />
                  <b />
                </span>
                {conversation.partner === null ? copy.typingBy({ name: typing }) : copy.typing}
              </span>
            )}
            <Aside conversation={conversation} />
          </span>
        </span>
      </Link>
      <button
        type="button"
        className="sp-conversation-dots"
        aria-label={copy.rowMenu({ name: conversation.title })}
        aria-haspopup="dialog"
        onClick={() => setMenu(true)}
      >
        <Icon of={dotsThree} weight="bold" />
      </button>
      {hasMenu ? <RowMenu conversation={conversation} onClose={() => setMenu(false)} /> : null}
    </GelScope>
  );
}

function Face({ conversation: { partner, club } }: { conversation: ConversationView }) {
  if (partner === null) {
    const src = pictureAddress(club?.picture_url);
    return (
      <span className="sp-conversation-club">
        {src === undefined ? null : <img src={src} alt="" width={46} height={46} loading="lazy" />}
      </span>
    );
  }
  const arcs = partner.creator_of === null ? Math.min(4, (partner.tier?.rank ?? -1) + 1) : 4;
  return (
    <span className="sp-conversation-face" data-online={partner.online === true}>
      {arcs > 0 ? (
        <TierRing arcs={arcs as 1 | 2 | 3 | 4} size={46}>
          <PersonAvatar person={partner} size={34} />
        </TierRing>
      ) : (
        <PersonAvatar person={partner} size={44} />
      )}
    </span>
  );
}

function Sign({ conversation: { kind, channel } }: { conversation: ConversationView }) {
  const sign =
    kind === 'broadcast' ? broadcast : channel === 'custom' ? hash : channelSigns[channel ?? 'lounge'];
  return (
    <span className="sp-conversation-sign" aria-hidden="true">
      <Icon of={sign} />
    </span>
  );
}

interface FirstLineProps {
  conversation: ConversationView;
  isInClub: boolean;
}

function FirstLine({ conversation, isInClub }: FirstLineProps) {
  const copy = useCopy(listCopy);
  const { tag } = useLocale();
  const { kind, channel, title, partner, club, last } = conversation;
  return (
    <span className="sp-conversation-line">
      <span className="sp-conversation-name">
        {channel === 'announcements' && !isInClub ? <Icon of={megaphone} /> : null}
        {kind === 'broadcast' && !isInClub ? <Icon of={broadcast} /> : null}
        <b dir="auto">{title}</b>
        {partner?.creator_of == null ? null : <Icon of={sealCheck} weight="fill" className="sp-chat-seal" />}
        {kind === 'direct' || club === null || isInClub ? null : <small dir="auto">{club.name}</small>}
        {conversation.muted ? (
          <Icon of={bellSlash} label={copy.muted} className="sp-conversation-muted" />
        ) : null}
      </span>
      {last === null ? null : <time dateTime={last.sent_at}>{listTime(tag, last.sent_at, copy.now)}</time>}
    </span>
  );
}

/** The latest message, or what a channel without one is about. */
function LastLine({ conversation: { last, partner, topic } }: { conversation: ConversationView }) {
  const copy = useCopy(listCopy);
  const viewerId = useSession()?.user_id;
  if (last === null)
    return (
      <span className="sp-conversation-last" dir="auto">
        {topic === '' ? copy.nothingYet : topic}
      </span>
    );
  const text = last.text === '' || last.gist === 'removed' ? copy.gist[last.gist] : last.text;
  const sign = gistSigns[last.gist];
  const isMine = last.author.id === viewerId;
  const said = isMine
    ? copy.you({ text })
    : partner === null
      ? copy.by({ name: last.author.display_name, text })
      : text;
  return (
    <span className="sp-conversation-last" dir="auto">
      {sign === undefined ? null : <Icon of={sign} />}
      {said}
    </span>
  );
}

function Aside({ conversation }: { conversation: ConversationView }) {
  const copy = useCopy(listCopy);
  const viewerId = useSession()?.user_id;
  const { unread, muted, last, partner_read_seq, answers_left, mentioned } = conversation;
  if (unread > 0)
    return (
      <>
        {mentioned ? (
          <>
            <span className="sp-conversation-at" aria-hidden="true">
              @
            </span>
            <VisuallyHidden>{copy.mentioned}</VisuallyHidden>
          </>
        ) : null}
        <span aria-hidden="true">
          <CountBadge tone={muted ? 'quiet' : 'gel'}>{unread > 99 ? '99+' : unread}</CountBadge>
        </span>
        <VisuallyHidden>{copy.unread({ count: unread })}</VisuallyHidden>
      </>
    );
  if (answers_left !== null)
    return <small className="sp-conversation-left">{copy.answersLeft({ count: answers_left })}</small>;
  const isSeen =
    last?.author.id === viewerId && partner_read_seq !== null && partner_read_seq >= (last?.seq ?? 0);
  return isSeen ? <Icon of={checks} label={copy.seen} className="sp-conversation-seen" /> : null;
}
