// Which badges stand first on the profile, and in which order: the order of choosing.
import type { HeldBadge } from '@stagepass/contract/badges/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { CountBadge } from '@stagepass/ui/count-badge/count-badge.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { badgesCopy } from '../copy.ts';
import { useOwnBadges, useSetPins } from '../data/badges.ts';
import { badgeLabel } from '../model/badge-words.ts';
import { BadgeMark } from '../public/badge-mark.tsx';
import '../public/badge-grid.css';
import './badges.css';

/** As the server takes them. */
const MOST_PINS = 5;

export function PinSheet({ pinned, onClose }: { pinned: readonly string[]; onClose: () => void }) {
  const copy = useCopy(badgesCopy);
  const badges = useOwnBadges(null);
  const set = useSetPins();
  const [chosen, setChosen] = useState<readonly string[]>(pinned);
  const toggle = (id: string) =>
    setChosen(
      chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id].slice(0, MOST_PINS),
    );
  const save = () =>
    set.mutate([...chosen], {
      onSuccess: () => {
        showToast({ title: copy.pins.saved });
        onClose();
      },
      onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
    });
  return (
    <Sheet
      onClose={onClose}
      title={copy.pins.title}
      footer={
        <Button wide loading={set.isPending} onClick={save}>
          {copy.pins.save}
        </Button>
      }
    >
      <p className="sp-quiet">{copy.pins.text({ most: MOST_PINS })}</p>
      <p className="sp-small mb-4" aria-live="polite">
        {copy.pins.chosen({ count: chosen.length, most: MOST_PINS })}
      </p>
      <Answered query={badges} copy={copy} failed={copy.failed}>
        {(found) => (
          <>
            <ul className="sp-badge-grid" aria-label={copy.title}>
              {found.map((badge) => (
                <Choice key={badge.id} badge={badge} place={chosen.indexOf(badge.id)} onToggle={toggle} />
              ))}
            </ul>
            <More query={badges} copy={copy} />
          </>
        )}
      </Answered>
    </Sheet>
  );
}

type ChoiceProps = { badge: HeldBadge; place: number; onToggle: (id: string) => void };

function Choice({ badge, place, onToggle }: ChoiceProps) {
  const copy = useCopy(badgesCopy);
  const isOn = place >= 0;
  return (
    <li className="sp-badge-pick">
      <input
        type="checkbox"
        checked={isOn}
        aria-label={badgeLabel(badge, copy)}
        onChange={() => onToggle(badge.id)}
      />
      <span className="sp-badge-cell">
        <BadgeMark look={badge.look} stage={badge.stage} stages={badge.stages} size="min(5.375rem, 100%)" />
        <span className="sp-badge-name">{badge.name}</span>
      </span>
      {isOn ? (
        <span className="sp-badge-place">
          <CountBadge>{place + 1}</CountBadge>
        </span>
      ) : null}
    </li>
  );
}
