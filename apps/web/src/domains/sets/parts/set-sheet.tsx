// A set being made or changed: its words, its items in the order of choosing, and the badge for completing it.
import type { SetInput, SetPage } from '@stagepass/contract/sets/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { SwitchRow } from '@stagepass/ui/switch/switch-row.tsx';
import { showToast, type ToastMessage } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { BadgePicker } from '#domains/badges/public/badge-picker.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { type Form, useForm } from '#platform/forms/use-form.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { Answered } from '#platform/query/answered.tsx';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { useChangeSet, useRemoveSet } from '../data/manage-sets.ts';
import { useSet } from '../data/sets.ts';
import { manageSetsCopy } from '../manage-copy.ts';
import { DesignChoices } from './design-choices.tsx';

export interface SetSheetProps {
  club: ClubView;
  /** Null for a new one. */
  id: string | null;
  onMade: (id: string) => void;
  /** It stands among those that are live from now on. */
  onPublished: () => void;
  onClose: () => void;
}

export function SetSheet({ id, ...props }: SetSheetProps) {
  return id === null ? <SetForm {...props} set={null} /> : <Existing {...props} id={id} />;
}

function Existing({ id, ...props }: SetSheetProps & { id: string }) {
  const copy = useCopy(manageSetsCopy);
  const set = useSet(id);
  if (set.data !== undefined) return <SetForm key={set.data.version} {...props} set={set.data} />;
  return (
    <Sheet onClose={props.onClose} title={copy.editTitle}>
      <Answered
        query={set}
        copy={copy}
        failed={copy.loadFailed}
        skeleton={<Skeleton width="100%" height="12rem" />}
      >
        {() => null}
      </Answered>
    </Sheet>
  );
}

interface SetFormProps extends Omit<SetSheetProps, 'id'> {
  set: SetPage | null;
}

/** What is typed: the switch stands apart from the badge, which may still have to be chosen. */
interface TypedSet extends SetInput {
  with_badge: boolean;
}

function inputOf(set: SetPage | null): TypedSet {
  return {
    name: set?.name ?? '',
    season: set?.season ?? '',
    design_ids: set?.entries.map(({ design }) => design.id) ?? [],
    badge_id: set?.badge?.id ?? null,
    with_badge: (set?.badge ?? null) !== null,
  };
}

function SetForm({ club, set, onMade, onPublished, onClose }: SetFormProps) {
  const copy = useCopy(manageSetsCopy);
  const change = useChangeSet();
  const form = useForm<TypedSet>({
    initial: () => inputOf(set),
    copy,
    check: ({ with_badge, badge_id }) =>
      with_badge && badge_id === null ? { badge_id: copy.badgeNeeded } : {},
    send: async ({ with_badge, ...body }) => {
      const saved = await change.mutateAsync(
        set === null
          ? { kind: 'create', club_id: club.id, body }
          : { kind: 'change', id: set.id, body: { ...body, version: set.version } },
      );
      showToast({ title: copy.saved, tone: 'good' });
      if (set === null) onMade(saved.id);
    },
  });
  const isFrozen = set !== null && set.state !== 'draft' && set.badge !== null;
  const { design_ids, name } = form.values;
  const isReady = name.trim() !== '' && design_ids.length >= 2;
  return (
    <Sheet
      onClose={onClose}
      title={set === null ? copy.newTitle : copy.editTitle}
      footer={
        <SubmitButton of={form} disabled={!isReady}>
          {set === null || set.state === 'draft' ? copy.save : copy.saveLive}
        </SubmitButton>
      }
    >
      <form {...form.form} className="grid gap-4">
        <Field {...form.field('name')} label={copy.name} maxLength={60} />
        <Field {...form.field('season')} label={copy.season} hint={copy.seasonHint} maxLength={40} />
        {isFrozen ? (
          <p className="sp-small sp-quiet">{copy.frozen}</p>
        ) : (
          <>
            <DesignChoices
              clubId={club.id}
              value={design_ids}
              onChange={(ids) => form.set({ design_ids: [...ids] })}
            />
            <BadgeFor club={club} form={form} />
          </>
        )}
        <FormError of={form} />
        {set === null ? null : (
          <Acts set={set} dirty={form.dirty} onPublished={onPublished} onClose={onClose} />
        )}
      </form>
    </Sheet>
  );
}

function BadgeFor({ club, form }: { club: ClubView; form: Form<TypedSet> }) {
  const copy = useCopy(manageSetsCopy);
  const { with_badge, badge_id } = form.values;
  return (
    <div className="grid gap-3">
      <SwitchRow
        title={copy.badge}
        detail={copy.badgeText}
        checked={with_badge}
        onChange={(on) => form.set(on ? { with_badge: on } : { with_badge: on, badge_id: null })}
      />
      {with_badge ? (
        <BadgePicker
          club={club}
          value={badge_id}
          error={form.errors.badge_id}
          onChange={(id) => form.set({ badge_id: id })}
        />
      ) : null}
    </div>
  );
}

interface ActsProps extends Pick<SetSheetProps, 'onPublished' | 'onClose'> {
  set: SetPage;
  /** Publishing takes the set as it was saved: what is only typed would be lost without a word. */
  dirty: boolean;
}

function Acts({ set, dirty, onPublished, onClose }: ActsProps) {
  const copy = useCopy(manageSetsCopy);
  const change = useChangeSet();
  const remove = useRemoveSet();
  const [asks, setAsks] = useState(false);
  const isDraft = set.state === 'draft';
  const onError = (error: unknown) => showToast({ title: errorSentence(copy, error), tone: 'bad' });
  const tell = (done: Promise<unknown>, toast: ToastMessage, then: () => void) =>
    done.then(() => {
      showToast(toast);
      then();
    }, onError);
  return (
    <div className="grid gap-2">
      {isDraft ? (
        <Button
          variant="secondary"
          disabled={dirty}
          loading={change.isPending}
          onClick={() =>
            tell(
              change.mutateAsync({ kind: 'publish', id: set.id }),
              { title: copy.published, tone: 'good' },
              onPublished,
            )
          }
        >
          {copy.publish}
        </Button>
      ) : null}
      {isDraft && dirty ? <p className="sp-small sp-quiet text-center">{copy.saveFirst}</p> : null}
      {set.state === 'retired' ? null : (
        <Button variant="ghost" tone="danger" onClick={() => setAsks(true)}>
          {isDraft ? copy.delete : copy.retire}
        </Button>
      )}
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={isDraft ? copy.deleteTitle : copy.retireTitle}
        description={isDraft ? copy.deleteText : copy.retireText}
        confirm={{
          label: isDraft ? copy.delete : copy.retire,
          tone: 'danger',
          loading: remove.isPending,
          onConfirm: () => tell(remove.mutateAsync(set.id), { title: copy.removed }, onClose),
        }}
      />
    </div>
  );
}
