// Reporting a mission, for everybody but those who make it.
import type { MissionView } from '@stagepass/contract/missions/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { flag } from '@stagepass/ui/icon/phosphor/flag.ts';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { permissionErrorPath } from '#platform/navigation/permission-error.ts';
import { useSession } from '#platform/session/session.ts';
import { missionPageCopy } from '../page-copy.ts';
import { missionPath } from '../public/paths.ts';

const ReportSheet = latePart(() => import('#domains/safety/public/report-sheet.tsx'), 'ReportSheet', null);

export function ReportMission({ mission }: { mission: MissionView }) {
  const copy = useCopy(missionPageCopy);
  const session = useSession();
  const [open, setOpen] = useState(false);
  if (mission.can.edit) return null;
  const button = { variant: 'ghost', size: 'small', icon: <Icon of={flag} /> } as const;
  if (session === null)
    return (
      <div className="mt-6">
        <Button
          {...button}
          render={(anatomy) => (
            <Link
              to={permissionErrorPath({ reason: 'sign-in', next: missionPath(mission.id) })}
              {...anatomy}
            />
          )}
        >
          {copy.report}
        </Button>
      </div>
    );
  return (
    <div className="mt-6">
      <Button {...button} onClick={() => setOpen(true)}>
        {copy.report}
      </Button>
      {open ? (
        <ReportSheet subject={{ kind: 'mission', id: mission.id }} open onOpenChange={setOpen} />
      ) : null}
    </div>
  );
}
