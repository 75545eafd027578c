// What staff can do with one member, opened from wherever the member's name stands.
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Answered } from '#platform/query/answered.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { membershipsCopy } from '../copy.ts';
import { useMembers } from '../data/register.ts';
import { MemberSheet } from '../parts/member-sheet.tsx';

interface MemberActsProps {
  clubId: string;
  person: { id: string; user_name: string; display_name: string };
  onClose: () => void;
}

export function MemberActs({ clubId, person, onClose }: MemberActsProps) {
  const copy = useCopy(membershipsCopy);
  const query = useMembers(clubId, { list: 'all', q: person.user_name });
  const member = query.data?.find(({ user }) => user.id === person.id);
  if (member !== undefined) return <MemberSheet clubId={clubId} member={member} onClose={onClose} />;
  return (
    <Sheet onClose={onClose} title={person.display_name}>
      <Answered query={query} copy={copy} failed={copy.register.failed}>
        {() => <EmptyState title={copy.register.nobodyTitle}>{copy.register.notMember}</EmptyState>}
      </Answered>
    </Sheet>
  );
}
