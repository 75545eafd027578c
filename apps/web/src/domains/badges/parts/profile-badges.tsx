// The badges on a person's profile, as its owner allows: pinned ones first, all of them in a sheet, one of them opened.
import type { PublicProfile } from '@stagepass/contract/users/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { More } from '#platform/query/more.tsx';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { badgesCopy } from '../copy.ts';
import { useUserBadges } from '../data/badges.ts';
import { badgeLabel, whereOf } from '../model/badge-words.ts';
import { BadgeCell, BadgeGrid } from '../public/badge-cell.tsx';

const BadgeSheet = lateSheet(() => import('./badge-sheet.tsx'), 'BadgeSheet');
const FEW = 6;

export function Part({ profile }: { profile: PublicProfile }) {
  const copy = useCopy(badgesCopy);
  const query = useUserBadges(profile.id);
  const [all, setAll] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  const badges = query.data ?? [];
  if (badges.length === 0) return null;
  const cells = (shown: typeof badges) =>
    shown.map((badge) => (
      <BadgeCell
        key={badge.id}
        {...badge}
        line={whereOf(badge, copy)}
        label={badgeLabel(badge, copy)}
        onOpen={() => setOpened(badge.id)}
      />
    ));
  return (
    <>
      <SectionHead
        title={copy.profile.title}
        action={
          badges.length > FEW ? (
            <Button variant="ghost" size="small" onClick={() => setAll(true)}>
              {copy.profile.all}
            </Button>
          ) : undefined
        }
      />
      <BadgeGrid label={copy.profile.title}>{cells(badges.slice(0, FEW))}</BadgeGrid>
      {all ? (
        <Sheet onClose={() => setAll(false)} title={copy.profile.sheetTitle({ name: profile.display_name })}>
          <BadgeGrid label={copy.profile.title}>{cells(badges)}</BadgeGrid>
          <More query={query} copy={copy} />
        </Sheet>
      ) : null}
      {opened === null ? null : <BadgeSheet key={opened} id={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
