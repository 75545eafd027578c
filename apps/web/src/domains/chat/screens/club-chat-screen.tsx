// /club/{id}/chat/{user_name}: the chat with a member inside a club.
import { useParams } from 'react-router';
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useConversationWith } from '../data/conversation.ts';
import { ChatFailed, ChatWaiting, OpenById } from '../parts/open-by-id.tsx';
import { clubMessagesPath } from '../public/paths.ts';

export function Component() {
  const { user_name = '' } = useParams();
  return (
    <ClubFrame need="see_inside">
      {(club) => <MemberChat key={`${club.id} ${user_name}`} club={club} userName={user_name} />}
    </ClubFrame>
  );
}

function MemberChat({ club, userName }: { club: ClubView; userName: string }) {
  const opened = useConversationWith(userName, club.id);
  const above = clubMessagesPath(club.handle);
  if (opened.data !== undefined) return <OpenById id={opened.data} above={above} />;
  return opened.isError ? <ChatFailed query={opened} above={above} /> : <ChatWaiting above={above} />;
}
