// The bar of a conversation: the way back, with whom or where one talks, and everything else behind three dots.
import type { ConversationDetail } from '@stagepass/contract/chat/shapes.ts';
import { TierRing } from '@stagepass/ui/avatar/avatar.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { broadcast } from '@stagepass/ui/icon/phosphor/broadcast.ts';
import { dotsThree } from '@stagepass/ui/icon/phosphor/lean/dots-three.ts';
import { megaphone } from '@stagepass/ui/icon/phosphor/megaphone.ts';
import { sealCheck } from '@stagepass/ui/icon/phosphor/seal-check.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { userPath } from '#domains/users/public/paths.ts';
import { PersonAvatar } from '#domains/users/public/person-avatar.tsx';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { chatCopy } from '../copy.ts';
import './chat-head.css';

interface ChatHeadProps {
  conversation: ConversationDetail;
  above: string;
  isTyping: boolean;
  onOptions: () => void;
  onExpectOptions: () => void;
}

export function ChatHead({ conversation, above, isTyping, onOptions, onExpectOptions }: ChatHeadProps) {
  const copy = useCopy(chatCopy);
  const { partner, club } = conversation;
  const to = partner !== null ? userPath(partner.user_name) : clubPath(club?.handle ?? '');
  return (
    <TopBar
      surface="blurred"
      leading={<BackButton above={above} />}
      title={
        <Link to={to} className="sp-chat-head">
          <Face conversation={conversation} />
          <span className="sp-chat-head-words">
            <h1>
              {conversation.kind === 'broadcast' ? <Icon of={broadcast} /> : null}
              {conversation.channel === 'announcements' ? <Icon of={megaphone} /> : null}
              <span dir="auto">{conversation.title}</span>
              {partner?.creator_of == null ? null : (
                <Icon of={sealCheck} weight="fill" className="sp-chat-seal" />
              )}
            </h1>
            <span className="sp-chat-sub" dir="auto">
              {isTyping && partner !== null ? copy.head.typing : <Sub conversation={conversation} />}
            </span>
          </span>
        </Link>
      }
      actions={
        <IconButton
          label={copy.options}
          icon={<Icon of={dotsThree} weight="bold" />}
          aria-haspopup="dialog"
          onPointerDown={onExpectOptions}
          onClick={onOptions}
        />
      }
    />
  );
}

function Face({ conversation }: { conversation: ConversationDetail }) {
  const { partner, club } = conversation;
  if (partner === null) {
    const src = pictureAddress(club?.picture_url);
    return (
      <span className="sp-chat-club-face" aria-hidden="true">
        {src === undefined ? null : <img src={src} alt="" width={44} height={44} />}
      </span>
    );
  }
  const arcs = partner.creator_of === null ? Math.min(4, (partner.tier?.rank ?? -1) + 1) : 4;
  const face = <PersonAvatar person={partner} size={arcs > 0 ? 34 : 42} />;
  return (
    <span className="sp-chat-face-now" data-online={partner.online === true}>
      {arcs > 0 ? (
        <TierRing arcs={arcs as 1 | 2 | 3 | 4} size={46}>
          {face}
        </TierRing>
      ) : (
        face
      )}
    </span>
  );
}

function Sub({ conversation }: { conversation: ConversationDetail }) {
  const { head } = useCopy(chatCopy);
  const { kind, partner, club, members, topic } = conversation;
  if (partner === null) {
    const rest =
      members === null
        ? (club?.name ?? '')
        : head.channelOf({ club: club?.name ?? '', members: head.members({ count: members }) });
    return topic === '' ? rest : head.topicAnd({ topic, rest });
  }
  const rest =
    kind === 'member'
      ? head.inClub({ club: club?.name ?? '' })
      : partner?.creator_of == null
        ? `@${partner?.user_name ?? ''}`
        : head.creator({ club: partner.creator_of.name });
  return partner?.online === true ? head.onlineAnd({ rest }) : rest;
}
