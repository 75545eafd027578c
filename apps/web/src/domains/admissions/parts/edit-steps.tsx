// What joining asks, as staff edits it; and the same list as a guest would go through it.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { eye } from '@stagepass/ui/icon/phosphor/eye.ts';
import { RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Dock, Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { useState } from 'react';
import { ClubBar } from '#domains/clubs/public/club-bar.tsx';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { RequirementEditor } from '#domains/requirements/public/requirement-editor.tsx';
import { useEditableList, useRequirementList } from '#domains/requirements/public/requirement-list.ts';
import { RequirementPreview } from '#domains/requirements/public/requirement-preview.tsx';
import { RequirementRow } from '#domains/requirements/public/requirement-row.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { useSearch } from '#platform/navigation/use-search.ts';
import { admissionsCopy } from '../copy.ts';

export function EditSteps({ club }: { club: ClubView }) {
  const copy = useCopy(admissionsCopy);
  const [search, change] = useSearch();
  const at = { owner_kind: 'joining', owner_id: club.id } as const;
  const above = clubScreenPath(club.handle, 'manage');
  if (search.get('view') === 'guest')
    return <GuestPreview club={club} onEnd={() => change({ view: null })} />;
  return (
    <Screen>
      <ClubBar club={club} above={above} />
      <ScreenBody>
        <h1 className="sp-display">{copy.edit.title}</h1>
        <p className="sp-quiet mt-2.5 mb-5">{copy.edit.lead}</p>
        {club.join_policy === 'requirements' ? null : (
          <div className="mb-5">
            <Notice tone="warn">
              {copy.edit.notInForce({ policy: copy.edit.policies[club.join_policy] })}
            </Notice>
          </div>
        )}
        <RequirementEditor at={at} />
      </ScreenBody>
      <Dock>
        <Button
          wide
          variant="secondary"
          icon={<Icon of={eye} />}
          onClick={() => change({ view: 'guest' }, { replace: false })}
        >
          {copy.edit.preview}
        </Button>
      </Dock>
    </Screen>
  );
}

function GuestPreview({ club, onEnd }: { club: ClubView; onEnd: () => void }) {
  const copy = useCopy(admissionsCopy);
  const at = { owner_kind: 'joining', owner_id: club.id } as const;
  const list = useRequirementList(at);
  const editable = useEditableList(at);
  const [playing, setPlaying] = useState<string | null>(null);
  const entries = list.data?.requirements ?? [];
  const place = entries.findIndex((entry) => entry.id === playing);
  const requirement = editable.data?.find((one) => one.id === playing);
  if (requirement !== undefined)
    return (
      <RequirementPreview
        key={requirement.id}
        requirement={requirement}
        steps={{ number: place + 1, total: entries.length }}
        onLeave={() => setPlaying(null)}
      />
    );
  return (
    <Screen>
      <ClubBar club={club} above={clubScreenPath(club.handle, 'requirement')} />
      <ScreenBody>
        <div className="mb-5">
          <Notice>{copy.edit.previewing}</Notice>
        </div>
        <h1 className="sp-display">{copy.steps.title}</h1>
        <p className="sp-quiet mt-2.5 mb-5">{copy.steps.lead({ count: entries.length })}</p>
        <RowGroup>
          {entries.map((entry) => (
            <RequirementRow
              key={entry.id}
              entry={{ ...entry, state: 'todo' }}
              onPress={() => setPlaying(entry.id)}
            />
          ))}
        </RowGroup>
      </ScreenBody>
      <Dock>
        <Button wide variant="secondary" onClick={onEnd}>
          {copy.edit.endPreview}
        </Button>
      </Dock>
    </Screen>
  );
}
