// The register of a club as its staff works with it: search, lists, one member or several at once.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Chip, ChipRow } from '@stagepass/ui/chip/chip.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { ErrorState } from '@stagepass/ui/error-state/error-state.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { magnifyingGlass } from '@stagepass/ui/icon/phosphor/magnifying-glass.ts';
import { Illustration } from '@stagepass/ui/illustration/illustration.tsx';
import { SkeletonGroup, SkeletonRow } from '@stagepass/ui/skeleton/skeleton.tsx';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { membershipsCopy } from '../copy.ts';
import { type ListName, listNames, type MemberView, useMemberCounts, useMembers } from '../data/register.ts';
import { ChosenDock } from '../parts/chosen-dock.tsx';
import { MemberRow } from '../parts/member-row.tsx';
import { MemberSheet } from '../parts/member-sheet.tsx';
import '../parts/register.css';

/** `waiting` stands above the register while everybody is shown and nothing is searched for. */
export function MemberRegister({ clubId, waiting }: { clubId: string; waiting?: ReactNode }) {
  const copy = useCopy(membershipsCopy);
  const [list, setList] = useState<ListName>('all');
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const [open, setOpen] = useState<MemberView | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const members = useMembers(clubId, { list, q });
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next.size === 0 ? null : next);
  };
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
      <Lists clubId={clubId} list={list} onChange={setList} />
      {list === 'all' && q === '' ? waiting : null}
      <Found query={members} isSearched={q !== ''}>
        {(found) =>
          found.map((member) => (
            <MemberRow
              key={member.user.id}
              member={member}
              chosen={chosen === null ? undefined : chosen.has(member.user.id)}
              onPress={() => (chosen === null ? setOpen(member) : toggle(member.user.id))}
              onOpen={() => setOpen(member)}
            />
          ))
        }
      </Found>
      {open === null ? null : (
        <MemberSheet
          clubId={clubId}
          member={open}
          onClose={() => setOpen(null)}
          onChoose={() => {
            setOpen(null);
            setChosen(new Set([open.user.id]));
          }}
        />
      )}
      {chosen === null ? null : (
        <ChosenDock clubId={clubId} userIds={[...chosen]} onDone={() => setChosen(null)} />
      )}
    </>
  );
}

function Lists(props: { clubId: string; list: ListName; onChange: (list: ListName) => void }) {
  const { register } = useCopy(membershipsCopy);
  const { data } = useMemberCounts(props.clubId);
  const label = (list: ListName) =>
    list === 'all' ? register.all : register[list]({ count: data?.[list] ?? 0 });
  // Lists with nobody in them are not offered, but the one that is open stays.
  const shown = listNames.filter((list) => list === 'all' || list === props.list || (data?.[list] ?? 0) > 0);
  return (
    <ChipRow label={register.filters}>
      {shown.map((list) => (
        <Chip key={list} pressed={list === props.list} onClick={() => props.onChange(list)}>
          {label(list)}
        </Chip>
      ))}
    </ChipRow>
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
  if (query.data === undefined)
    return query.isError ? (
      <ErrorState
        title={register.failed}
        retry={{ label: copy.retry, onRetry: () => void query.refetch(), busy: query.isFetching }}
      >
        {errorSentence(copy, query.error)}
      </ErrorState>
    ) : (
      <SkeletonGroup label={copy.loading}>
        <div className="mt-4 grid gap-3">
          <SkeletonRow lead="circle" />
          <SkeletonRow lead="circle" />
          <SkeletonRow lead="circle" />
        </div>
      </SkeletonGroup>
    );
  if (query.data.length === 0)
    return (
      <EmptyState
        title={isSearched ? register.nobodyTitle : register.emptyTitle}
        picture={<Illustration name="rail" />}
      >
        {isSearched ? register.nobody : register.empty}
      </EmptyState>
    );
  return (
    <>
      <ul className="sp-register">{children(query.data)}</ul>
      {query.hasNextPage ? (
        <Button
          variant="outline"
          wide
          className="mt-4"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {copy.more}
        </Button>
      ) : null}
    </>
  );
}
