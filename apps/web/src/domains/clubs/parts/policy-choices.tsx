// Who sees a club, who gets in and who posts: three questions with their answers spelt out.
import type { ClubVisibility, JoinPolicy, PostingPolicy } from '@stagepass/contract/clubs/shapes.ts';
import { ChoiceGroup } from '@stagepass/ui/choice-row/choice-row.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { doorOpen } from '@stagepass/ui/icon/phosphor/door-open.ts';
import { envelopeSimple } from '@stagepass/ui/icon/phosphor/envelope-simple.ts';
import { globe } from '@stagepass/ui/icon/phosphor/globe.ts';
import { handWaving } from '@stagepass/ui/icon/phosphor/hand-waving.ts';
import { listChecks } from '@stagepass/ui/icon/phosphor/list-checks.ts';
import { lockSimple } from '@stagepass/ui/icon/phosphor/lock-simple.ts';
import { megaphone } from '@stagepass/ui/icon/phosphor/megaphone.ts';
import { usersThree } from '@stagepass/ui/icon/phosphor/users-three.ts';
import type { ReactNode } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { clubWords } from '../words-copy.ts';

export interface Policies {
  visibility: ClubVisibility;
  join_policy: JoinPolicy;
  posting: PostingPolicy;
}

const visibilities = { public: globe, private: lockSimple } as const satisfies Record<ClubVisibility, object>;
const joinings = {
  open: doorOpen,
  requirements: listChecks,
  approval: handWaving,
  invite: envelopeSimple,
} as const satisfies Record<JoinPolicy, object>;
const postings = { staff: megaphone, members: usersThree } as const satisfies Record<PostingPolicy, object>;

function keysOf<Key extends string>(table: Readonly<Record<Key, object>>): Key[] {
  return Object.keys(table) as Key[];
}

export interface PolicyChoicesProps {
  value: Policies;
  onChange: (change: Partial<Policies>) => void;
  /** What has to be said about who gets in, right beneath it. */
  joiningNote?: ReactNode;
}

export function PolicyChoices({ value, onChange, joiningNote }: PolicyChoicesProps) {
  const words = useCopy(clubWords);
  return (
    <div className="grid grid-cols-1 gap-7">
      <ChoiceGroup
        label={words.visibilityLabel}
        value={value.visibility}
        onChange={(visibility) => onChange({ visibility })}
        choices={keysOf(visibilities).map((key) => ({
          value: key,
          title: words.visibility[key],
          detail: words.visibilityText[key],
          lead: <Icon of={visibilities[key]} size="1.375rem" />,
        }))}
      />
      <div className="grid gap-3">
        <ChoiceGroup
          label={words.joiningLabel}
          value={value.join_policy}
          onChange={(join_policy) => onChange({ join_policy })}
          choices={keysOf(joinings).map((key) => ({
            value: key,
            title: words.joining[key],
            detail: words.joiningText[key],
            lead: <Icon of={joinings[key]} size="1.375rem" />,
          }))}
        />
        {joiningNote}
      </div>
      <ChoiceGroup
        label={words.postingLabel}
        value={value.posting}
        onChange={(posting) => onChange({ posting })}
        choices={keysOf(postings).map((key) => ({
          value: key,
          title: words.posting[key],
          detail: words.postingText[key],
          lead: <Icon of={postings[key]} size="1.375rem" />,
        }))}
      />
    </div>
  );
}
