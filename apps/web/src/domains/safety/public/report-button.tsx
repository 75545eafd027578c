// The button below a thing's own page that reports it. Visitors sign in first, and come back to the page.
import type { SubjectRef } from '@stagepass/contract/subjects/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { flag } from '@stagepass/ui/icon/phosphor/flag.ts';
import { useState } from 'react';
import { latePart } from '#platform/late/late-part.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { permissionErrorPath } from '#platform/navigation/permission-error.ts';
import { useSession } from '#platform/session/session.ts';

const ReportSheet = latePart(() => import('./report-sheet.tsx'), 'ReportSheet', null);

const look = { variant: 'ghost', size: 'small', icon: <Icon of={flag} /> } as const;

export function ReportButton(props: { subject: SubjectRef; path: string; label: string }) {
  const { subject, path, label } = props;
  const session = useSession();
  const [open, setOpen] = useState(false);
  const signIn = permissionErrorPath({ reason: 'sign-in', next: path });
  return (
    <div className="mt-6">
      {session === null ? (
        <Button {...look} render={(anatomy) => <Link to={signIn} {...anatomy} />}>
          {label}
        </Button>
      ) : (
        <Button {...look} onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
      {open ? <ReportSheet subject={subject} open onOpenChange={setOpen} /> : null}
    </div>
  );
}
