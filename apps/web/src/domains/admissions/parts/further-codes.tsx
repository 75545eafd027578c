// The staff's further codes: made with a limit and an end, shared, revoked.
import type { Invitation } from '@stagepass/contract/admissions/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { prohibit } from '@stagepass/ui/icon/phosphor/prohibit.ts';
import { shareNetwork } from '@stagepass/ui/icon/phosphor/share-network.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { SkeletonGroup, SkeletonRow } from '@stagepass/ui/skeleton/skeleton.tsx';
import { Tag } from '@stagepass/ui/tag/tag.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { admissionsCopy } from '../copy.ts';
import { useFurtherCodes, useRevokeCode } from '../data/invitations.ts';
import { invitationAddress, shareAddress } from '../data/share.ts';
import { NewCodeSheet } from './new-code-sheet.tsx';

export function FurtherCodes({ clubId }: { clubId: string }) {
  const copy = useCopy(admissionsCopy);
  const codes = useFurtherCodes(clubId);
  const [adding, setAdding] = useState(false);
  const [revoking, setRevoking] = useState<Invitation | null>(null);
  const list = codes.data ?? [];
  return (
    <section className="mt-8" aria-labelledby="further-codes">
      <SectionHead
        id="further-codes"
        title={copy.invite.furtherTitle}
        action={
          <Button variant="ghost" size="small" icon={<Icon of={plus} />} onClick={() => setAdding(true)}>
            {copy.invite.add}
          </Button>
        }
      />
      <p className="sp-small sp-quiet mb-3">{copy.invite.furtherLead}</p>
      {codes.isPending ? (
        <SkeletonGroup label={copy.loading}>
          <SkeletonRow />
        </SkeletonGroup>
      ) : codes.isError ? (
        <p>{errorSentence(copy, codes.error)}</p>
      ) : list.length === 0 ? (
        <p className="sp-quiet">{copy.invite.furtherEmpty}</p>
      ) : (
        <RowGroup>
          {list.map((code) => (
            <CodeRow key={code.code} code={code} onRevoke={() => setRevoking(code)} />
          ))}
        </RowGroup>
      )}
      {codes.hasNextPage ? (
        <Button
          variant="secondary"
          wide
          loading={codes.isFetchingNextPage}
          onClick={() => void codes.fetchNextPage()}
        >
          {copy.invite.more}
        </Button>
      ) : null}
      {adding ? <NewCodeSheet clubId={clubId} onClose={() => setAdding(false)} /> : null}
      {revoking === null ? null : (
        <RevokeDialog clubId={clubId} code={revoking.code} onClose={() => setRevoking(null)} />
      )}
    </section>
  );
}

function CodeRow({ code, onRevoke }: { code: Invitation; onRevoke: () => void }) {
  const { invite } = useCopy(admissionsCopy);
  const locale = useLocale();
  const facts = [
    code.limit === null
      ? invite.usesOpen({ count: code.uses })
      : invite.uses({ uses: code.uses, limit: code.limit }),
    ...(code.ends_at === null ? [] : [invite.until({ day: dayIn(locale.tag, code.ends_at) })]),
    invite.by({ name: code.inviter.display_name }),
  ];
  const good = code.state === 'good';
  const url = invitationAddress(code.code);
  return (
    <ListRow
      title={code.label || code.code}
      detail={[...(code.label ? [code.code] : []), ...facts].join(' · ')}
      trailing={
        good ? (
          <span className="flex">
            <IconButton
              label={`${invite.share} ${code.code}`}
              icon={<Icon of={shareNetwork} />}
              onClick={() =>
                void shareAddress({ title: code.label || code.code, url }).then((outcome) => {
                  if (outcome === 'copied') showToast({ title: invite.copied, tone: 'good' });
                })
              }
            />
            <IconButton
              label={`${invite.revoke} ${code.code}`}
              icon={<Icon of={prohibit} />}
              onClick={onRevoke}
            />
          </span>
        ) : (
          <Tag tone="plain">{invite.codeStates[code.state]}</Tag>
        )
      }
    />
  );
}

function RevokeDialog({ clubId, code, onClose }: { clubId: string; code: string; onClose: () => void }) {
  const copy = useCopy(admissionsCopy);
  const revoke = useRevokeCode(clubId);
  const confirm = () =>
    revoke.mutate(code, {
      onSuccess: () => showToast({ title: copy.invite.revoked }),
      onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={copy.invite.revokeTitle({ code })}
      description={copy.invite.revokeText}
      confirm={{
        label: copy.invite.revoke,
        tone: 'danger',
        loading: revoke.isPending,
        onConfirm: confirm,
      }}
    />
  );
}
