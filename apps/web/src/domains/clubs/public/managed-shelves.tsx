// The screen on which staff find what a club has of one kind: on shelves, of which the address names one, and the way to a new one.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { Dock, Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import type { ReactNode } from 'react';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { useTitle } from '#platform/title/title.ts';
import { ClubBar } from './club-bar.tsx';
import { clubScreenPath } from './paths.ts';
import type { ClubView } from './use-club.ts';

interface Shelves<Shelf extends string> {
  /** What the choice is, for whoever does not see it. */
  readonly label: string;
  readonly all: readonly Shelf[];
  readonly chosen: Shelf;
  readonly choose: (shelf: Shelf) => void;
  readonly nameOf: (shelf: Shelf) => string;
}

export interface ManagedShelvesProps<Shelf extends string> {
  club: ClubView;
  title: string;
  lead: string;
  shelves: Shelves<Shelf>;
  create: { label: string; to: string };
  /** The screen's own buttons. */
  actions?: ReactNode;
  /** What comes before the choice of a shelf. */
  first?: ReactNode;
  /** Sheets that lie over it. */
  sheets?: ReactNode;
  children: ReactNode;
}

/** The shelf that the address names under `name`; the first one where it names none, and the address stays plain then. */
export function useShelfInAddress<Shelf extends string>(
  all: readonly [Shelf, ...Shelf[]],
  name = 'shelf',
): Pick<Shelves<Shelf>, 'all' | 'chosen' | 'choose'> {
  const [search, change] = useSearch();
  return {
    all,
    chosen: all.find((one) => one === search.get(name)) ?? all[0],
    choose: (next) => change({ [name]: next === all[0] ? null : next }),
  };
}

export function ManagedShelves<Shelf extends string>(props: ManagedShelvesProps<Shelf>) {
  const { club, title, lead, shelves, create, actions, first, sheets, children } = props;
  useTitle(title);
  return (
    <Screen>
      <ClubBar club={club} above={clubScreenPath(club.handle, 'manage')} actions={actions} />
      <ScreenBody>
        <h1 className="sp-display">{title}</h1>
        <p className="sp-small sp-quiet mt-2 mb-4">{lead}</p>
        {first}
        <SegmentedControl
          label={shelves.label}
          segments={shelves.all.map((value) => ({ value, label: shelves.nameOf(value) }))}
          value={shelves.chosen}
          onChange={shelves.choose}
        />
        <div className="mt-3.5">{children}</div>
      </ScreenBody>
      <Dock>
        <LinkButton to={create.to} wide icon={<Icon of={plus} weight="bold" />}>
          {create.label}
        </LinkButton>
      </Dock>
      {sheets}
    </Screen>
  );
}
