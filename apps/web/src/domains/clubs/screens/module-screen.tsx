// /club/{id}/module: which tabs the club shows, and in which order.
import type { ModuleSetting } from '@stagepass/contract/clubs/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { arrowDown } from '@stagepass/ui/icon/phosphor/arrow-down.ts';
import { arrowUp } from '@stagepass/ui/icon/phosphor/arrow-up.ts';
import { dotsSixVertical } from '@stagepass/ui/icon/phosphor/dots-six-vertical.ts';
import { house } from '@stagepass/ui/icon/phosphor/house.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { moved } from '@stagepass/ui/sortable/places.ts';
import { type Sortable, useSortable } from '@stagepass/ui/sortable/use-sortable.ts';
import { Switch } from '@stagepass/ui/switch/switch.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { type KeyboardEvent, useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { useTitle } from '#platform/title/title.ts';
import { useSetModules } from '../data/set-modules.ts';
import { isBuilt } from '../model/module-tabs.ts';
import { moduleCopy } from '../module-copy.ts';
import { moduleIcons } from '../parts/module-icons.ts';
import { ClubFrame } from '../public/club-frame.tsx';
import { ClubScreen } from '../public/club-screen.tsx';
import { ClubTabs } from '../public/club-tabs.tsx';
import { clubScreenPath } from '../public/paths.ts';
import type { ClubView } from '../public/use-club.ts';
import './module-screen.css';

export function Component() {
  return <ClubFrame need="manage_club">{(club) => <Modules club={club} />}</ClubFrame>;
}

function useModules(club: ClubView) {
  const copy = useCopy(moduleCopy);
  const { mutate: save } = useSetModules(club, {
    failed: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
  });
  const [said, setSaid] = useState('');
  const modules = club.modules.map(({ module, on }): ModuleSetting => ({ module, on }));
  const move = (step: { from: number; to: number }) => {
    const entry = modules[step.from];
    if (entry === undefined || step.to < 0 || step.to >= modules.length) return;
    save(moved(modules, step));
    setSaid(copy.place({ name: copy.names[entry.module], place: step.to + 1, count: modules.length }));
  };
  const turn = (at: number, on: boolean) =>
    save(modules.map((entry, place) => (place === at ? { ...entry, on } : entry)));
  return { modules, move, turn, said };
}

function Modules({ club }: { club: ClubView }) {
  const copy = useCopy(moduleCopy);
  useTitle(copy.title);
  const { modules, move, turn, said } = useModules(club);
  const sortable = useSortable(move);
  return (
    <ClubScreen club={club} above={clubScreenPath(club.handle, 'settings')}>
      <h1 className="sp-display">{copy.title}</h1>
      <p className="sp-quiet mt-2 mb-5">{copy.lead}</p>
      <div className="sp-module-row" data-fixed="">
        <Icon of={house} size="1.375rem" />
        <span className="sp-module-words">
          <span className="sp-head">{copy.home}</span>
          <span className="sp-small sp-quiet">{copy.homeText}</span>
        </span>
      </div>
      <ol
        className="sp-module-rows"
        aria-label={copy.list}
        data-dragging={sortable.dragged === null ? undefined : ''}
      >
        {modules.map((entry, at) => (
          <ModuleRow
            key={entry.module}
            entry={entry}
            at={at}
            last={at === modules.length - 1}
            sortable={sortable}
            onMove={(to) => move({ from: at, to })}
            onTurn={(on) => turn(at, on)}
          />
        ))}
      </ol>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
      <SectionHead title={copy.preview} />
      <ClubTabs club={club} current="home" />
    </ClubScreen>
  );
}

interface ModuleRowProps {
  entry: ModuleSetting;
  /** From 0; shown from 1. */
  at: number;
  last: boolean;
  sortable: Sortable;
  onMove: (to: number) => void;
  onTurn: (on: boolean) => void;
}

function ModuleRow({ entry, at, last, sortable, onMove, onTurn }: ModuleRowProps) {
  const copy = useCopy(moduleCopy);
  const name = copy.names[entry.module];
  return (
    <li
      ref={sortable.itemRef(at)}
      className="sp-module-row"
      data-dragged={sortable.dragged === at ? '' : undefined}
      data-off={entry.on ? undefined : ''}
      style={sortable.styleOf(at)}
    >
      <Icon of={moduleIcons[entry.module]} size="1.375rem" />
      <span className="sp-module-words">
        <span className="sp-head">{name}</span>
        <span className="sp-small sp-quiet">
          {isBuilt(entry.module)
            ? copy.texts[entry.module]
            : copy.notBuilt({ text: copy.texts[entry.module] })}
        </span>
      </span>
      <span className="sp-module-acts">
        <Switch
          label={copy.switchOf({ name })}
          checked={entry.on}
          onChange={(event) => onTurn(event.target.checked)}
        />
        <MoveHandle name={name} at={at} last={last} sortable={sortable} onMove={onMove} />
      </span>
    </li>
  );
}

type MoveHandleProps = Pick<ModuleRowProps, 'at' | 'last' | 'sortable' | 'onMove'> & { name: string };

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Dragged by a finger, pressed for a menu, or moved by the arrow keys. */
function MoveHandle({ name, at, last, sortable, onMove }: MoveHandleProps) {
  const copy = useCopy(moduleCopy);
  const [open, setOpen] = useState(false);
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(at + step);
  };
  const act = (to: number) => () => {
    setOpen(false);
    onMove(to);
  };
  return (
    <>
      <button
        type="button"
        className="sp-module-handle"
        aria-label={copy.move({ name })}
        aria-haspopup="dialog"
        onKeyDown={press}
        onClick={() => sortable.wasDragged() || setOpen(true)}
        {...sortable.handle(at)}
      >
        <Icon of={dotsSixVertical} weight="bold" size="1.375rem" />
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={name}>
        <RowGroup>
          <ListRow
            title={copy.up}
            leading={<Icon of={arrowUp} size="1.375rem" />}
            disabled={at === 0}
            onPress={act(at - 1)}
          />
          <ListRow
            title={copy.down}
            leading={<Icon of={arrowDown} size="1.375rem" />}
            disabled={last}
            onPress={act(at + 1)}
          />
        </RowGroup>
      </Sheet>
    </>
  );
}
