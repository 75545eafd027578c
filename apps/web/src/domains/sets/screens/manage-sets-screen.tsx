// /club/{id}/manage-sets: the club's sets by state; ?set=new or an id opens the editor.
import type { SetCard, SetState } from '@stagepass/contract/sets/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { cards } from '@stagepass/ui/icon/phosphor/cards.ts';
import { IconPlate, ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import { ManagedShelves, useShelfInAddress } from '#domains/clubs/public/managed-shelves.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Listed } from '#platform/query/listed.tsx';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { useManagedSets } from '../data/manage-sets.ts';
import { manageSetsCopy } from '../manage-copy.ts';
import { manageSetsPath } from '../public/paths.ts';

const SetSheet = lateSheet(() => import('../parts/set-sheet.tsx'), 'SetSheet');
const states = ['live', 'draft', 'retired'] as const satisfies readonly SetState[];

export function Component() {
  return <ClubFrame need="manage_sales">{(club) => <Sets club={club} />}</ClubFrame>;
}

function Sets({ club }: { club: ClubView }) {
  const copy = useCopy(manageSetsCopy);
  const shelves = useShelfInAddress<SetState>(states, 'state');
  const state = shelves.chosen;
  const query = useManagedSets(club.id, state);
  const [search, change] = useSearch();
  const opened = search.get('set');
  return (
    <ManagedShelves
      club={club}
      title={copy.title}
      lead={copy.lead}
      shelves={{ ...shelves, label: copy.state, nameOf: (value) => copy.states[value] }}
      create={{ label: copy.make, to: `${manageSetsPath(club.handle)}?state=${state}&set=new` }}
      sheets={
        opened === null ? null : (
          <SetSheet
            key={opened}
            club={club}
            id={opened === 'new' ? null : opened}
            onMade={(made) => change({ set: made, state: 'draft' })}
            onPublished={() => change({ set: null, state: null })}
            onClose={() => change({ set: null })}
          />
        )
      }
    >
      <Listed
        query={query}
        copy={copy}
        failed={copy.failed}
        picture={<Illustration name="amp" />}
        empty={{ ...copy.empty[state], picture: <Illustration name="case" /> }}
      >
        {(sets) => (
          <RowGroup>
            {sets.map((set) => (
              <SetRow key={set.id} set={set} onOpen={(id) => change({ set: id }, { replace: false })} />
            ))}
          </RowGroup>
        )}
      </Listed>
    </ManagedShelves>
  );
}

function SetRow({
  set: { id, name, season, size, badge },
  onOpen,
}: {
  set: SetCard;
  onOpen: (id: string) => void;
}) {
  const copy = useCopy(manageSetsCopy);
  const detail = [season, copy.size({ count: size }), badge && copy.withBadge({ name: badge.name })]
    .filter((part) => part !== null && part !== '')
    .join(' · ');
  return (
    <ListRow
      leading={<IconPlate icon={<Icon of={cards} />} />}
      title={<bdi>{name}</bdi>}
      detail={detail}
      leads
      render={(anatomy) => <button type="button" onClick={() => onOpen(id)} {...anatomy} />}
    />
  );
}
