// /club/{id}/manage-sets: the club's sets by state; ?set=new or an id opens the editor.
import type { SetCard, SetState } from '@stagepass/contract/sets/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { cards } from '@stagepass/ui/icon/phosphor/cards.ts';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { IconPlate, ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import { ClubScreen } from '#domains/clubs/public/club-screen.tsx';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { useTitle } from '#platform/title/title.ts';
import { useManagedSets } from '../data/manage-sets.ts';
import { manageSetsCopy } from '../manage-copy.ts';

const SetSheet = lateSheet(() => import('../parts/set-sheet.tsx'), 'SetSheet');
const states = ['live', 'draft', 'retired'] as const;

export function Component() {
  return <ClubFrame need="manage_sales">{(club) => <Sets club={club} />}</ClubFrame>;
}

function Sets({ club }: { club: ClubView }) {
  const copy = useCopy(manageSetsCopy);
  useTitle(copy.title);
  const [search, change] = useSearch();
  const asked = search.get('state');
  const state: SetState = states.find((one) => one === asked) ?? 'live';
  const opened = search.get('set');
  const open = (id: string) => change({ set: id }, { replace: false });
  return (
    <ClubScreen club={club} above={clubScreenPath(club.handle, 'manage')}>
      <h1 className="sp-display">{copy.title}</h1>
      <p className="sp-quiet mt-2 mb-4">{copy.lead}</p>
      <div className="grid gap-4">
        <SegmentedControl
          label={copy.state}
          segments={states.map((value) => ({ value, label: copy.states[value] }))}
          value={state}
          onChange={(next) => change({ state: next })}
        />
        <Shelf club={club} state={state} onOpen={open} />
        <Button wide icon={<Icon of={plus} weight="bold" size="1rem" />} onClick={() => open('new')}>
          {copy.make}
        </Button>
      </div>
      {opened === null ? null : (
        <SetSheet
          key={opened}
          club={club}
          id={opened === 'new' ? null : opened}
          onMade={(made) => change({ set: made, state: 'draft' })}
          onClose={() => change({ set: null })}
        />
      )}
    </ClubScreen>
  );
}

type ShelfProps = { club: ClubView; state: SetState; onOpen: (id: string) => void };

function Shelf({ club, state, onOpen }: ShelfProps) {
  const copy = useCopy(manageSetsCopy);
  const query = useManagedSets(club.id, state);
  return (
    <Answered query={query} copy={copy} failed={copy.failed} picture={<Illustration name="amp" />}>
      {(sets) =>
        sets.length === 0 ? (
          state === 'live' ? (
            <EmptyState title={copy.emptyTitle}>{copy.empty}</EmptyState>
          ) : (
            <p className="sp-quiet">{copy.noneHere}</p>
          )
        ) : (
          <>
            <RowGroup>
              {sets.map((set) => (
                <SetRow key={set.id} set={set} onOpen={onOpen} />
              ))}
            </RowGroup>
            <More query={query} copy={copy} />
          </>
        )
      }
    </Answered>
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
