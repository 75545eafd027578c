// The register of a club as its staff works with it: search, lists, one member or several at once.
import { Chip, ChipRow } from '@stagepass/ui/chip/chip.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { magnifyingGlass } from '@stagepass/ui/icon/phosphor/magnifying-glass.ts';
import { SkeletonRow } from '@stagepass/ui/skeleton/skeleton.tsx';
import { type ReactNode, useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { useSettled } from '#platform/query/use-settled.ts';
import { membershipsCopy } from '../copy.ts';
import { type ListName, listNames, type MemberView, useMembers } from '../data/register.ts';
import { ChosenDock } from '../parts/chosen-dock.tsx';
import { MemberRow } from '../parts/member-row.tsx';
import { MemberSheet } from '../parts/member-sheet.tsx';
import { useMemberCounts } from './use-member-counts.ts';
import '../parts/register.css';

const nobody: ReadonlySet<string> = new Set();

interface Waiting {
  count: number;
  /** Above the register, while everybody is shown and nothing is searched for. */
  row: ReactNode;
  /** In its place, once it is asked for. */
  list: ReactNode;
}

export function MemberRegister({ clubId, waiting }: { clubId: string; waiting: Waiting }) {
  const copy = useCopy(membershipsCopy);
  const [shown, setShown] = useState<ListName | 'waiting'>('all');
  const [typed, setTyped] = useState('');
  const q = useSettled(typed);
  const [open, setOpen] = useState<MemberView | null>(null);
  const [chosen, setChosen] = useState(nobody);
  const isWaiting = shown === 'waiting' && q === '';
  const members = useMembers(clubId, { list: shown === 'waiting' ? 'all' : shown, q });
  const toggle = (id: string) =>
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return (
    <>
      <Field
        label={copy.register.search}
        labelHidden
        placeholder={copy.register.search}
        type="search"
        autoComplete="off"
        icon={<Icon of={magnifyingGlass} />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Lists clubId={clubId} shown={shown} waiting={waiting.count} onChange={setShown} />
      {shown === 'all' && q === '' ? waiting.row : null}
      {isWaiting ? (
        waiting.list
      ) : (
        <Found query={members} isSearched={q !== ''}>
          {(found) =>
            found.map((member) => (
              <MemberRow
                key={member.user.id}
                member={member}
                chosen={chosen.has(member.user.id)}
                onChoose={() => toggle(member.user.id)}
                onOpen={() => setOpen(member)}
              />
            ))
          }
        </Found>
      )}
      {open === null ? null : <MemberSheet clubId={clubId} member={open} onClose={() => setOpen(null)} />}
      {chosen.size === 0 ? null : (
        <ChosenDock clubId={clubId} userIds={[...chosen]} onDone={() => setChosen(nobody)} />
      )}
    </>
  );
}

type ListsProps = {
  clubId: string;
  shown: ListName | 'waiting';
  waiting: number;
  onChange: (shown: ListName | 'waiting') => void;
};

/** Lists with nobody in them are not offered, but the one that is open stays. */
function Lists({ clubId, shown, waiting, onChange }: ListsProps) {
  const { register } = useCopy(membershipsCopy);
  const { data } = useMemberCounts(clubId);
  const chips = [
    { list: 'all', count: 1, label: register.all },
    { list: 'waiting', count: waiting, label: register.waiting({ count: waiting }) },
    ...listNames.flatMap((list) => {
      const count = list === 'all' ? 0 : (data?.[list] ?? 0);
      return list === 'all' ? [] : [{ list, count, label: register[list]({ count }) }];
    }),
  ] as const;
  return (
    <div className="mt-3">
      <ChipRow label={register.filters}>
        {chips.map(({ list, count, label }) =>
          count > 0 || list === shown ? (
            <Chip key={list} pressed={list === shown} onClick={() => onChange(list)}>
              {label}
            </Chip>
          ) : null,
        )}
      </ChipRow>
    </div>
  );
}

type FoundProps = {
  query: ReturnType<typeof useMembers>;
  isSearched: boolean;
  children: (found: MemberView[]) => ReactNode;
};

function Found({ query, isSearched, children }: FoundProps) {
  const copy = useCopy(membershipsCopy);
  const { register } = copy;
  return (
    <>
      <Answered query={query} copy={copy} failed={register.failed} skeleton={<Rows />}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState
              title={isSearched ? register.nobodyTitle : register.emptyTitle}
              picture={<Illustration name="rail" />}
            >
              {isSearched ? register.nobody : register.empty}
            </EmptyState>
          ) : (
            <ul className="sp-register">{children(found)}</ul>
          )
        }
      </Answered>
      <More query={query} />
    </>
  );
}

function Rows() {
  return (
    <div className="mt-5 grid gap-5">
      <SkeletonRow lead="circle" />
      <SkeletonRow lead="circle" />
      <SkeletonRow lead="circle" />
      <SkeletonRow lead="circle" />
    </div>
  );
}
