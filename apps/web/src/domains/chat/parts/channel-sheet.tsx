// Making a channel, changing it, or deleting it.
import type { ChannelView } from '@stagepass/contract/chat/shapes.ts';
import type { ConditionTree } from '@stagepass/contract/conditions/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { useClubBadges } from '#domains/badges/public/club-badges.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { ConditionEditor } from '#domains/conditions/public/condition-editor.tsx';
import { plainTree } from '#domains/conditions/public/plain-tree.ts';
import { useLiveDesigns } from '#domains/items/public/live-designs.ts';
import { useTiers } from '#domains/memberships/public/use-tiers.ts';
import { useTokenSymbol } from '#domains/tokens/public/use-token-symbol.ts';
import { chatPath } from '#domains/users/public/paths.ts';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { type Form, useForm } from '#platform/forms/use-form.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { type ChannelFields, useRemoveChannel, useSaveChannel } from '../data/channels.ts';
import { manageChannelsCopy } from '../manage-copy.ts';

interface ChannelSheetProps {
  club: ClubView;
  /** Null makes a new one. */
  channel: ChannelView | null;
  onClose: () => void;
}

export function ChannelSheet({ club, channel, onClose }: ChannelSheetProps) {
  const copy = useCopy(manageChannelsCopy);
  const save = useSaveChannel(club.id, channel);
  const form = useForm<ChannelFields>({
    initial: {
      name: channel?.name ?? '',
      topic: channel?.topic ?? '',
      read_condition: channel?.read_condition ? plainTree(channel.read_condition) : null,
      write_condition: channel?.write_condition ? plainTree(channel.write_condition) : null,
    },
    copy,
    check: ({ name, topic }) => ({
      name:
        name.trim().length < 2
          ? copy.form.nameShort
          : name.trim().length > 40
            ? copy.form.nameLong
            : undefined,
      topic: topic.trim().length > 140 ? copy.form.topicLong : undefined,
    }),
    send: async (values) => {
      await save.mutateAsync({ ...values, name: values.name.trim(), topic: values.topic.trim() });
      showToast({ title: channel === null ? copy.form.created : copy.form.saved, tone: 'good' });
      onClose();
    },
  });
  const isCustom = channel === null || channel.channel === 'custom';
  return (
    <Sheet onClose={onClose} title={channel === null ? copy.form.newTitle : copy.form.editTitle}>
      <form {...form.form} className="grid gap-4">
        <FormError of={form} />
        <Field label={copy.form.name} {...form.field('name')} maxLength={40} />
        <Field label={copy.form.topic} hint={copy.form.topicHint} {...form.field('topic')} maxLength={140} />
        {isCustom ? <Conditions club={club} form={form} /> : null}
        <SubmitButton of={form}>{channel === null ? copy.form.create : copy.form.save}</SubmitButton>
        {channel?.conversation ? (
          <LinkButton to={chatPath(channel.id)} variant="secondary" wide>
            {copy.form.open}
          </LinkButton>
        ) : null}
        {channel !== null && isCustom ? <Remove channel={channel} onRemoved={onClose} /> : null}
      </form>
    </Sheet>
  );
}

function Conditions({ club, form }: { club: ClubView; form: Form<ChannelFields> }) {
  const copy = useCopy(manageChannelsCopy);
  const tiers = useTiers(club.id);
  const designs = useLiveDesigns(club.id);
  const badges = useClubBadges(club.id);
  const token = useTokenSymbol(club.id);
  // A name that has not come would read as one that is gone.
  if ([tiers, designs, badges, token].some(({ isPending }) => isPending))
    return <Skeleton width="100%" height="9rem" />;
  const choices = {
    tiers: tiers.data ?? [],
    designs: designs.data ?? [],
    badges: badges.data ?? [],
    token: token.symbol,
  };
  const change = (field: 'read_condition' | 'write_condition') => (value: ConditionTree | null) =>
    form.set({ [field]: value });
  return (
    <>
      <ConditionEditor
        label={copy.form.read}
        value={form.values.read_condition}
        onChange={change('read_condition')}
        {...choices}
      />
      <div>
        <ConditionEditor
          label={copy.form.write}
          value={form.values.write_condition}
          onChange={change('write_condition')}
          {...choices}
        />
        <p className="sp-small sp-quiet mt-1">{copy.form.writeHint}</p>
      </div>
    </>
  );
}

function Remove({ channel, onRemoved }: { channel: ChannelView; onRemoved: () => void }) {
  const copy = useCopy(manageChannelsCopy);
  const [asks, setAsks] = useState(false);
  const remove = useRemoveChannel();
  const confirm = () =>
    remove.mutate(channel.id, {
      onSuccess: () => {
        showToast({ title: copy.remove.done });
        onRemoved();
      },
      onError: (error) => {
        setAsks(false);
        showToast({ title: errorSentence(copy, error), tone: 'bad' });
      },
    });
  return (
    <>
      <Button variant="ghost" tone="danger" onClick={() => setAsks(true)}>
        {copy.form.remove}
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={copy.remove.title({ name: channel.name })}
        description={copy.remove.text}
        confirm={{
          label: copy.remove.confirm,
          tone: 'danger',
          loading: remove.isPending,
          onConfirm: confirm,
        }}
      />
    </>
  );
}
