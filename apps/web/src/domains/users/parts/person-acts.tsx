// What can be done about a person beside following them: share, mute, block, report; behind the three dots.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { dotsThree } from '@stagepass/ui/icon/phosphor/dots-three.ts';
import { flag } from '@stagepass/ui/icon/phosphor/flag.ts';
import { prohibit } from '@stagepass/ui/icon/phosphor/prohibit.ts';
import { shareNetwork } from '@stagepass/ui/icon/phosphor/share-network.ts';
import { speakerHigh } from '@stagepass/ui/icon/phosphor/speaker-high.ts';
import { speakerSlash } from '@stagepass/ui/icon/phosphor/speaker-slash.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { type PublicProfile, type RelationChange, useChangeRelation } from '../data/person.ts';
import { share } from '../data/share.ts';
import { peopleCopy } from '../people-copy.ts';
import { userPath } from '../public/paths.ts';

const ReportSheet = latePart(() => import('#domains/safety/public/report-sheet.tsx'), 'ReportSheet', null);

export function PersonActs({ profile }: { profile: PublicProfile }) {
  const copy = useCopy(peopleCopy);
  const [open, setOpen] = useState(false);
  const [asks, setAsks] = useState(false);
  const [reports, setReports] = useState(false);
  const act = useRelationActs(profile);
  const { display_name: name, viewer } = profile;
  const choose = (then: () => void) => () => {
    setOpen(false);
    then();
  };
  const shareIt = async () => {
    const url = new URL(userPath(profile.user_name), window.location.origin).href;
    const how = await share({ title: copy.acts.shareText({ name }), url });
    if (how === 'copied') showToast({ title: copy.acts.copied });
  };
  return (
    <>
      <IconButton
        surface="art"
        label={copy.profile.acts({ name })}
        icon={<Icon of={dotsThree} weight="bold" />}
        onClick={() => setOpen(true)}
      />
      <Sheet open={open} onClose={() => setOpen(false)} title={name}>
        <RowGroup>
          <ListRow
            title={copy.acts.share}
            leading={<Icon of={shareNetwork} />}
            onPress={choose(() => void shareIt())}
          />
          {viewer && profile.can.block && !viewer.blocked ? (
            <ListRow
              title={viewer.muted ? copy.acts.unmute : copy.acts.mute}
              detail={viewer.muted ? undefined : copy.acts.muteText}
              leading={<Icon of={viewer.muted ? speakerHigh : speakerSlash} />}
              onPress={choose(() => act(viewer.muted ? 'unmute' : 'mute'))}
            />
          ) : null}
          {viewer && profile.can.block ? (
            <ListRow
              title={viewer.blocked ? copy.acts.unblock : copy.acts.block}
              detail={viewer.blocked ? undefined : copy.acts.blockText}
              tone={viewer.blocked ? 'plain' : 'danger'}
              leading={<Icon of={prohibit} />}
              onPress={choose(() => (viewer.blocked ? act('unblock') : setAsks(true)))}
            />
          ) : null}
          {profile.can.report ? (
            <ListRow
              title={copy.acts.report}
              detail={copy.acts.reportText}
              tone="danger"
              leading={<Icon of={flag} />}
              onPress={choose(() => setReports(true))}
            />
          ) : null}
        </RowGroup>
      </Sheet>
      {reports ? (
        <ReportSheet subject={{ kind: 'user', id: profile.id }} open onOpenChange={setReports} />
      ) : null}
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={copy.block.title({ name })}
        description={copy.block.text}
        confirm={{
          label: copy.block.confirm,
          tone: 'danger',
          onConfirm: () => {
            setAsks(false);
            act('block');
          },
        }}
      />
    </>
  );
}

/** Does it, says that it is done, and offers to undo it. */
export function useRelationActs(
  profile: Pick<PublicProfile, 'id' | 'display_name'>,
): (change: RelationChange) => void {
  const copy = useCopy(peopleCopy);
  const name = profile.display_name;
  const toasts = {
    mute: { title: copy.acts.muted({ name }), undo: 'unmute' },
    unmute: { title: copy.acts.unmuted({ name }), undo: 'mute' },
    block: { title: copy.block.done({ name }), undo: 'unblock' },
    unblock: { title: copy.acts.unblocked({ name }), undo: undefined },
    follow: undefined,
    unfollow: undefined,
  } as const satisfies Record<
    RelationChange,
    { title: string; undo: RelationChange | undefined } | undefined
  >;
  const { mutate } = useChangeRelation(profile, {
    done: (_answer, change) => {
      const toast = toasts[change];
      if (toast === undefined) return;
      const { title, undo } = toast;
      showToast({
        title,
        ...(undo === undefined ? {} : { action: { label: copy.undo, onAction: () => mutate(undo) } }),
      });
    },
    failed: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
  });
  return mutate;
}
