// Whom the club goes to: one of its admins, or the way to have one.
import { Button } from '@stagepass/ui/button/button.tsx';
import { ChoiceGroup } from '@stagepass/ui/choice-row/choice-row.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { SkeletonGroup, SkeletonRow } from '@stagepass/ui/skeleton/skeleton.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { PersonAvatar } from '#domains/users/public/person-avatar.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { ErrorState } from '#platform/late/error-state.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { useAdmins, useOfferHandOver } from '../../data/hand-over.ts';
import { clubScreenPath } from '../../public/paths.ts';
import type { ClubView } from '../../public/use-club.ts';
import { settingsCopy } from '../../settings-copy.ts';

export interface HeirDrawerProps {
  club: ClubView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function HeirDrawer({ club, open, onOpenChange }: HeirDrawerProps) {
  const copy = useCopy(settingsCopy);
  const admins = useAdmins(club.id, open);
  const offer = useOfferHandOver(club.id);
  const form = useForm<{ heir: string | undefined }>({
    initial: { heir: undefined },
    copy,
    send: async ({ heir }) => {
      if (heir === undefined) return;
      await offer.mutateAsync(heir);
      onOpenChange(false);
      const name = admins.data?.find(({ user }) => user.id === heir)?.user.display_name ?? '';
      showToast({ title: copy.offerSent({ name }), tone: 'good' });
    },
  });
  const { heir } = form.values;
  const isChoice = admins.data !== undefined && admins.data.length > 0;
  return (
    <Sheet
      open={open}
      onClose={() => onOpenChange(false)}
      title={copy.handOverTitle}
      description={copy.handOverLead}
      footer={
        isChoice ? (
          <Button
            wide
            disabled={heir === undefined}
            loading={form.pending}
            onClick={() => void form.submit()}
          >
            {copy.offer}
          </Button>
        ) : undefined
      }
    >
      {admins.isError ? (
        <ErrorState
          title={errorSentence(copy, admins.error)}
          retry={{ label: copy.retry, onRetry: () => void admins.refetch(), busy: admins.isFetching }}
        />
      ) : admins.data === undefined ? (
        <SkeletonGroup label={copy.adminsLoading}>
          <SkeletonRow lead="circle" />
          <SkeletonRow lead="circle" />
        </SkeletonGroup>
      ) : isChoice ? (
        <ChoiceGroup
          label={copy.admins}
          labelHidden
          value={heir}
          onChange={(chosen) => form.set({ heir: chosen })}
          error={form.errors.form}
          choices={admins.data.map(({ user, number }) => ({
            value: user.id,
            title: user.display_name,
            detail: number === null ? `@${user.user_name}` : copy.since({ number }),
            lead: <PersonAvatar person={user} size={36} />,
          }))}
        />
      ) : (
        <NoAdmins club={club} />
      )}
    </Sheet>
  );
}

function NoAdmins({ club }: { club: ClubView }) {
  const copy = useCopy(settingsCopy);
  return (
    <EmptyState
      level={3}
      title={copy.noAdmins}
      action={<LinkButton to={clubScreenPath(club.handle, 'manage-members')}>{copy.toMembers}</LinkButton>}
    >
      {copy.noAdminsText}
    </EmptyState>
  );
}
