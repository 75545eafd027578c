// The screen for a place that cannot be opened offline; tries again by itself, ever more slowly, and at once when back.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { arrowsClockwise } from '@stagepass/ui/icon/phosphor/arrows-clockwise.ts';
import { identificationCard } from '@stagepass/ui/icon/phosphor/identification-card.ts';
import { ticket } from '@stagepass/ui/icon/phosphor/ticket.ts';
import { IconPlate, ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { getSession } from '#platform/session/session.ts';
import { readLocal } from '#platform/storage/local.ts';
import { passKeptKey } from '#platform/storage/pass-kept.ts';
import { LazyArt } from '../art/lazy-art.tsx';
import { shellCopy } from '../copy.ts';
import { StillLifeScreen } from './still-life-screen.tsx';

const FIRST_WAIT_S = 5;
const LONGEST_WAIT_S = 40;
/** Kept outside: every failed try mounts the screen anew, and the pause must go on growing. */
const pause = { wait_s: FIRST_WAIT_S };

export function OfflineScreen({ retry }: { retry: () => void }) {
  const copy = useCopy(shellCopy);
  const [left_s, setLeft] = useState(pause.wait_s);
  const tryNow = useEffectEvent(() => {
    pause.wait_s = FIRST_WAIT_S;
    retry();
  });
  const tick = useEffectEvent(() => {
    if (left_s > 1) {
      setLeft(left_s - 1);
      return;
    }
    pause.wait_s = Math.min(pause.wait_s * 2, LONGEST_WAIT_S);
    setLeft(pause.wait_s);
    retry();
  });
  useEffect(() => {
    const timer = setInterval(() => tick(), 1000);
    const back = () => tryNow();
    window.addEventListener('online', back);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', back);
    };
  }, []);
  return (
    <StillLifeScreen
      documentTitle={copy.offline.title}
      heading={copy.offline.title}
      text={copy.offline.text}
      art={<LazyArt of="torch" label={copy.offline.art} />}
    >
      <KeptPass />
      <div className="sp-still-life-acts sp-offline-acts">
        <Button
          icon={<Icon of={arrowsClockwise} weight="bold" />}
          onClick={() => {
            pause.wait_s = FIRST_WAIT_S;
            retry();
          }}
        >
          {copy.offline.retry}
        </Button>
        <span className="sp-small sp-faint" role="timer">
          {copy.offline.nextTry({ seconds: String(left_s).padStart(2, '0') })}
        </span>
      </div>
    </StillLifeScreen>
  );
}

/** Only where this phone has shown it before: then all of it is at hand. */
function KeptPass() {
  const { offline } = useCopy(shellCopy);
  const userId = getSession()?.user_id;
  if (userId === undefined || readLocal(passKeptKey) !== userId) return null;
  return (
    <RowGroup className="mb-6">
      <ListRow
        title={offline.pass}
        detail={offline.passText}
        leading={<IconPlate icon={<Icon of={identificationCard} />} />}
        leads
        render={(anatomy) => <Link to="/user/fanpass" {...anatomy} />}
      />
      <ListRow
        title={offline.tickets}
        detail={offline.ticketsText}
        leading={<IconPlate icon={<Icon of={ticket} />} />}
        leads
        render={(anatomy) => <Link to="/user/tickets" {...anatomy} />}
      />
    </RowGroup>
  );
}
