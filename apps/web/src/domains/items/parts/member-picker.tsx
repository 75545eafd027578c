// Chooses several of a club's members: those chosen stand above and can be taken out again; below is the list, searched by name.
import type { GrantReceiver } from '@stagepass/contract/items/design-shapes.ts';
import { Chip } from '@stagepass/ui/chip/chip.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { checkCircle } from '@stagepass/ui/icon/phosphor/check-circle.ts';
import { circle } from '@stagepass/ui/icon/phosphor/circle.ts';
import { magnifyingGlass } from '@stagepass/ui/icon/phosphor/magnifying-glass.ts';
import { x } from '@stagepass/ui/icon/phosphor/x.ts';
import { ListRow } from '@stagepass/ui/list-row/list-row.tsx';
import { SkeletonRow } from '@stagepass/ui/skeleton/skeleton.tsx';
import { type RefObject, useRef, useState } from 'react';
import { PersonAvatar } from '#domains/users/public/person-avatar.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { useSettled } from '#platform/query/use-settled.ts';
import { useReceivers } from '../data/people.ts';
import { manageItemsCopy } from '../manage-copy.ts';

export interface MemberPickerProps {
  designId: string;
  chosen: readonly GrantReceiver[];
  /** How many can be chosen. */
  most: number;
  error: string | undefined;
  onChange: (chosen: readonly GrantReceiver[]) => void;
}

export function MemberPicker({ designId, chosen, most, error, onChange }: MemberPickerProps) {
  const { grant: copy } = useCopy(manageItemsCopy);
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim());
  const search = useRef<HTMLInputElement>(null);
  const without = (id: string) => chosen.filter(({ user }) => user.id !== id);
  return (
    <section aria-label={copy.members}>
      <Chosen chosen={chosen} search={search} onRemove={(id) => onChange(without(id))} />
      <Field
        ref={search}
        label={copy.members}
        hint={chosen.length >= most ? copy.full({ count: most }) : undefined}
        error={error}
        placeholder={copy.search}
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        icon={<Icon of={magnifyingGlass} />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        // Enter searches, which has happened by now: it must not give anything out.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <Found
        designId={designId}
        q={q}
        chosen={new Set(chosen.map(({ user }) => user.id))}
        full={chosen.length >= most}
        onPress={(one) => {
          const rest = without(one.user.id);
          onChange(rest.length < chosen.length ? rest : [...chosen, one]);
        }}
      />
    </section>
  );
}

interface ChosenProps {
  chosen: readonly GrantReceiver[];
  /** Takes the focus when the button that had it is gone. */
  search: RefObject<HTMLInputElement | null>;
  onRemove: (userId: string) => void;
}

function Chosen({ chosen, search, onRemove }: ChosenProps) {
  const { grant: copy } = useCopy(manageItemsCopy);
  return (
    <>
      <p className="sp-small sp-quiet" role="status">
        {chosen.length === 0 ? copy.noneChosen : copy.chosen({ count: chosen.length })}
      </p>
      {chosen.length === 0 ? null : (
        <ul className="sp-picked">
          {chosen.map(({ user }) => (
            <li key={user.id}>
              <Chip
                aria-label={copy.remove({ name: user.display_name })}
                icon={<Icon of={x} weight="bold" size="0.875rem" />}
                onClick={() => {
                  search.current?.focus({ preventScroll: true });
                  onRemove(user.id);
                }}
              >
                <bdi>{user.display_name}</bdi>
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface FoundProps {
  designId: string;
  q: string;
  chosen: ReadonlySet<string>;
  full: boolean;
  onPress: (one: GrantReceiver) => void;
}

function Found({ designId, q, chosen, full, onPress }: FoundProps) {
  const copy = useCopy(manageItemsCopy);
  const { grant } = copy;
  const found = useReceivers(designId, q);
  return (
    <div className="mt-2">
      <Answered query={found} copy={copy} failed={grant.membersFailed} skeleton={<Rows />}>
        {(members) =>
          members.length === 0 ? (
            <EmptyState title={q === '' ? grant.nobodyTitle : grant.notFoundTitle}>
              {q === '' ? grant.nobody : grant.notFound({ q })}
            </EmptyState>
          ) : (
            <>
              <ul className="sp-row-group" aria-label={grant.members}>
                {members.map((one) => (
                  <li key={one.user.id}>
                    <Member
                      one={one}
                      chosen={chosen.has(one.user.id)}
                      full={full}
                      onPress={() => onPress(one)}
                    />
                  </li>
                ))}
              </ul>
              <More query={found} copy={copy} />
            </>
          )
        }
      </Answered>
    </div>
  );
}

type MemberProps = { one: GrantReceiver; chosen: boolean; full: boolean; onPress: () => void };

function Member({ one: { user, number, tier }, chosen, full, onPress }: MemberProps) {
  const { grant: copy } = useCopy(manageItemsCopy);
  return (
    <ListRow
      title={<bdi>{user.display_name}</bdi>}
      detail={
        tier === null
          ? copy.member({ user_name: user.user_name, number })
          : copy.memberTier({ user_name: user.user_name, number, tier: tier.name })
      }
      leading={<PersonAvatar person={user} size={40} />}
      trailing={
        <Icon of={chosen ? checkCircle : circle} weight={chosen ? 'fill' : 'regular'} size="1.5rem" />
      }
      className="sp-pick"
      render={(anatomy) => (
        <button
          type="button"
          {...anatomy}
          aria-pressed={chosen}
          disabled={full && !chosen}
          onClick={onPress}
        />
      )}
    />
  );
}

function Rows() {
  return (
    <div className="grid gap-4">
      <SkeletonRow lead="circle" />
      <SkeletonRow lead="circle" />
      <SkeletonRow lead="circle" />
      <SkeletonRow lead="circle" />
    </div>
  );
}
