// A club's votes by how they stand, for those who run them.
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { useState } from 'react';
import { ManagedShelves, useShelfInAddress } from '#domains/clubs/public/managed-shelves.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { latePart } from '#platform/late/late-part.tsx';
import { Listed } from '#platform/query/listed.tsx';
import { More } from '#platform/query/more.tsx';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { useClubVotes, useVoteCounts } from '../../data/votes.ts';
import { manageVotesCopy } from '../../manage-copy.ts';
import { detailOf } from '../../model/row-words.ts';
import { voteEditorPath } from '../../public/paths.ts';

const TabOff = latePart(() => import('#domains/clubs/public/tab-off.tsx'), 'TabOff', null);
const VoteSheet = lateSheet(() => import('./vote-sheet.tsx'), 'VoteSheet');

const allShelves = ['open', 'scheduled', 'draft', 'closed'] as const;
type Shelf = (typeof allShelves)[number];

export function VoteShelves({ club }: { club: ClubView }) {
  const copy = useCopy(manageVotesCopy);
  const shelves = useShelfInAddress<Shelf>(allShelves);
  const counts = useVoteCounts(club.id).data;
  // Without its number until that is known.
  const nameOf = (shelf: Shelf) => copy[shelf]({ count: counts?.[shelf] ?? '' }).trim();
  return (
    <ManagedShelves
      club={club}
      title={copy.title}
      lead={copy.lead}
      shelves={{ ...shelves, label: copy.shelves, nameOf }}
      create={{ label: copy.create, to: voteEditorPath(club.handle, 'new') }}
    >
      {club.modules.some(({ module, on }) => module === 'votes' && !on) ? (
        <TabOff club={club} module="votes" />
      ) : null}
      <ShelfOf key={shelves.chosen} club={club} shelf={shelves.chosen} />
    </ManagedShelves>
  );
}

function ShelfOf({ club, shelf }: { club: ClubView; shelf: Shelf }) {
  const copy = useCopy(manageVotesCopy);
  const { tag } = useLocale();
  const query = useClubVotes(club.id, shelf);
  const [opened, setOpened] = useState<string | null>(null);
  const chosen = query.data?.find(({ id }) => id === opened);
  return (
    <>
      <Listed
        query={query}
        copy={copy}
        failed={copy.failed}
        empty={{ ...copy.empty[shelf], picture: <Illustration name="case" /> }}
      >
        {(votes) => (
          <>
            <RowGroup>
              {votes.map((vote) => (
                <ListRow
                  key={vote.id}
                  title={vote.title}
                  detail={detailOf(vote, copy, tag)}
                  leads
                  onPress={() => setOpened(vote.id)}
                />
              ))}
            </RowGroup>
            <More query={query} />
          </>
        )}
      </Listed>
      {chosen === undefined ? null : (
        <VoteSheet
          key={chosen.id}
          waitingTitle={chosen.title}
          club={club}
          vote={chosen}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
