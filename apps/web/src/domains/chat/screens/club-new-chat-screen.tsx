// /club/{id}/new-chat: which member of the club to write to.
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import { ClubScreen } from '#domains/clubs/public/club-screen.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useTitle } from '#platform/title/title.ts';
import { listCopy } from '../list-copy.ts';
import { PeopleToWrite } from '../parts/people-to-write.tsx';
import { clubChatPath } from '../public/paths.ts';

export function Component() {
  return <ClubFrame need="see_inside">{(club) => <NewChat club={club} />}</ClubFrame>;
}

function NewChat({ club }: { club: ClubView }) {
  const copy = useCopy(listCopy);
  useTitle(copy.club.newChat);
  return (
    <ClubScreen club={club}>
      <h1 className="sp-display mb-3">{copy.club.newChat}</h1>
      <PeopleToWrite
        heading={copy.start.members}
        clubId={club.id}
        pathTo={({ user_name }) => clubChatPath(club.handle, user_name)}
      />
    </ClubScreen>
  );
}
