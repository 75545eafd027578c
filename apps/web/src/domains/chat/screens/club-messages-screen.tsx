// /club/{id}/messages: a club's channels and broadcast, and one's chats with its members.
import type { ChannelView } from '@stagepass/contract/chat/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { lockSimple } from '@stagepass/ui/icon/phosphor/lean/lock-simple.ts';
import { notePencil } from '@stagepass/ui/icon/phosphor/note-pencil.ts';
import { slidersHorizontal } from '@stagepass/ui/icon/phosphor/sliders-horizontal.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { Screen, ScreenBody, SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { ClubBar } from '#domains/clubs/public/club-bar.tsx';
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import { ClubTabs } from '#domains/clubs/public/club-tabs.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { conditionSentence } from '#domains/conditions/public/condition-sentence.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { LazyMainTabs } from '#platform/navigation/lazy-main-tabs.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { useTitle } from '#platform/title/title.ts';
import { useChannels } from '../data/channels.ts';
import { useConversations, useLiveLists } from '../data/lists.ts';
import { listCopy } from '../list-copy.ts';
import { ConversationRow } from '../parts/conversation-row.tsx';
import { clubNewChatPath, manageChannelsPath } from '../public/paths.ts';

export function Component() {
  return <ClubFrame need="see_inside">{(club) => <ClubMessages club={club} />}</ClubFrame>;
}

function ClubMessages({ club }: { club: ClubView }) {
  const copy = useCopy(listCopy);
  useTitle(copy.club.titleOf({ club: club.name }));
  const typing = useLiveLists();
  const channels = useChannels(club.id);
  return (
    <Screen>
      <ClubBar club={club} actions={<Actions club={club} />} />
      <ScreenBody>
        <h1 className="sp-visually-hidden">{copy.club.titleOf({ club: club.name })}</h1>
        <ClubTabs club={club} current="messages" />
        <section aria-labelledby="channels">
          <SectionHead title={copy.club.channels} id="channels" />
          <Answered query={channels} copy={copy} failed={copy.club.failed}>
            {(found) => (
              <ul className="sp-conversations" aria-labelledby="channels">
                {found.map((channel) => (
                  <li key={channel.id}>
                    {channel.conversation === null ? (
                      <Locked channel={channel} />
                    ) : (
                      <ConversationRow
                        conversation={channel.conversation}
                        typing={typing.get(channel.id)}
                        isInClub
                      />
                    )}
                  </li>
                ))}
              </ul>
            )}
          </Answered>
        </section>
        <MemberChats club={club} typing={typing} />
      </ScreenBody>
      <LazyMainTabs current="clubs" />
    </Screen>
  );
}

function Actions({ club }: { club: ClubView }) {
  const copy = useCopy(listCopy);
  return (
    <>
      {club.viewer.can.manage_content ? (
        <IconButton
          label={copy.club.manage}
          icon={<Icon of={slidersHorizontal} />}
          render={(anatomy) => <Link {...anatomy} to={manageChannelsPath(club.handle)} />}
        />
      ) : null}
      <IconButton
        label={copy.club.newChat}
        icon={<Icon of={notePencil} />}
        render={(anatomy) => <Link {...anatomy} to={clubNewChatPath(club.handle)} />}
      />
    </>
  );
}

function Locked({ channel }: { channel: ChannelView }) {
  const { club } = useCopy(listCopy);
  const { read_condition: needs } = channel;
  return (
    <div className="sp-conversation-link" data-locked="">
      <span className="sp-conversation-sign" aria-hidden="true">
        <Icon of={lockSimple} />
      </span>
      <span className="sp-conversation-words">
        <span className="sp-conversation-name">
          <b dir="auto">{channel.name}</b>
        </span>
        <span className="sp-conversation-needs">
          {needs === null ? club.lockedPlain : club.locked({ needs: conditionSentence(needs) })}
        </span>
      </span>
    </div>
  );
}

/** Chats with members; channels have their own list above. */
function MemberChats({ club, typing }: { club: ClubView; typing: ReadonlyMap<string, string> }) {
  const copy = useCopy(listCopy);
  const query = useConversations('all', club.id);
  return (
    <section aria-labelledby="chats">
      <SectionHead title={copy.club.chats} id="chats" />
      <Answered query={query} copy={copy} failed={copy.failedTitle}>
        {(all) => {
          const chats = all.filter(({ kind }) => kind === 'member');
          return chats.length === 0 ? (
            <p className="sp-quiet">{copy.club.noChats}</p>
          ) : (
            <ul className="sp-conversations" aria-labelledby="chats">
              {chats.map((chat) => (
                <li key={chat.id}>
                  <ConversationRow conversation={chat} typing={typing.get(chat.id)} isInClub />
                </li>
              ))}
            </ul>
          );
        }}
      </Answered>
      <More query={query} />
      <LinkButton to={clubNewChatPath(club.handle)} variant="secondary" wide className="mt-3">
        {copy.club.newChat}
      </LinkButton>
    </section>
  );
}
