// What a scanned code is good for, seen by those who run the club: looked at first, accepted by a press.
import type { ScanLook, ScanView } from '@stagepass/contract/redemption/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { RarityFrame } from '@stagepass/ui/rarity-frame/rarity-frame.tsx';
import { ScanVerdict } from '@stagepass/ui/scan-verdict/scan-verdict.tsx';
import { SkeletonGroup, SkeletonRow } from '@stagepass/ui/skeleton/skeleton.tsx';
import { ClubPicture } from '#domains/clubs/public/club-picture.tsx';
import { scannerPath } from '#domains/items/public/paths.ts';
import { PersonAvatar } from '#domains/users/public/person-avatar.tsx';
import { isApiError } from '#platform/api/api-error.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { LoadFailed } from '#platform/query/answered.tsx';
import { useTitle } from '#platform/title/title.ts';
import { redemptionCopy } from '../copy.ts';
import { useAcceptCode, useLook } from '../data/scans.ts';
import { verdictOf } from '../model/verdict-words.ts';
import { scannerCopy } from '../scanner-copy.ts';
import { useDoorTimes } from './use-door-times.ts';

export function ScannedCode({ code }: { code: string }) {
  const copy = useCopy(redemptionCopy);
  useTitle(copy.look.title);
  const look = useLook(code);
  if (look.data !== undefined) return <Looked code={code} look={look.data} />;
  if (look.isError) {
    const isUnknown = isApiError(look.error, 'redemption.code-unknown');
    return (
      <LoadFailed
        query={look}
        copy={copy}
        level={1}
        title={copy.look.failed}
        secondary={
          <LinkButton to={scannerPath()} variant="outline">
            {copy.look.scanner}
          </LinkButton>
        }
      >
        {isUnknown ? copy.look.failedText : errorSentence(copy, look.error)}
      </LoadFailed>
    );
  }
  return (
    <SkeletonGroup label={copy.loading}>
      <SkeletonRow />
      <SkeletonRow />
    </SkeletonGroup>
  );
}

function entryOf(look: ScanLook, done: ScanView | null | undefined) {
  const now = new Date().toISOString();
  const view: ScanView = done ?? {
    scan_id: '',
    redemption_id: '',
    verdict: look.verdict,
    reason: look.reason,
    kind: look.kind,
    person: look.person,
    item: look.item,
    pass: look.pass,
    staff: null,
    scanner: '',
    scanned_at: now,
    received_at: now,
    first: look.first,
    voided: null,
    can: { void: false },
  };
  return {
    scan_id: '',
    code: '',
    scanned_at: now,
    subject_id: null,
    state: 'said',
    local: null,
    view,
  } as const;
}

function Looked({ code, look }: { code: string; look: ScanLook }) {
  const { look: copy } = useCopy(redemptionCopy);
  const scanner = useCopy(scannerCopy);
  const told = useDoorTimes();
  const accept = useAcceptCode();
  const said = verdictOf({ copy: scanner, ...told }, entryOf(look, accept.data));
  const isDone = accept.data !== undefined;
  const isGood = look.verdict === 'accepted' && !isDone;
  return (
    <GelScope hue={look.club.hue}>
      <h1 className="sp-display mb-4">{copy.title}</h1>
      <div className="-mx-(--gutter)">
        <ScanVerdict
          key={isDone ? 'done' : 'look'}
          verdict={isGood ? 'waiting' : said.verdict}
          title={isGood ? copy.valid : said.title}
          note={isGood ? copy.lead : said.note}
        />
      </div>
      <WhatWasScanned look={look} />
      {accept.isError ? (
        <div className="mt-4">
          <Notice tone="bad" live>
            {errorSentence(scanner, accept.error)}
          </Notice>
        </div>
      ) : null}
      <div className="mt-5 grid gap-2">
        {isGood ? (
          <Button
            wide
            loading={accept.isPending}
            onClick={() => accept.mutate({ club_id: look.club.id, code })}
          >
            {look.kind === 'pass' ? copy.acceptPass : copy.accept}
          </Button>
        ) : null}
        <LinkButton to={scannerPath(look.club.handle)} variant="secondary" wide>
          {copy.scanner}
        </LinkButton>
      </div>
    </GelScope>
  );
}

function WhatWasScanned({ look }: { look: ScanLook }) {
  const { look: copy } = useCopy(redemptionCopy);
  return (
    <RowGroup className="mt-5">
      {look.person === null ? null : (
        <ListRow
          title={<bdi>{look.person.display_name}</bdi>}
          detail={look.pass?.tier?.name ?? copy.person}
          leading={<PersonAvatar person={look.person} size={44} />}
        />
      )}
      {look.item === null ? null : (
        <ListRow
          title={<bdi>{look.item.name}</bdi>}
          detail={look.item.redeemable?.place}
          leading={
            <RarityFrame
              rarity={look.item.quality}
              src={pictureAddress(look.item.picture_url)}
              size="2.75rem"
            />
          }
          trailing={<span className="sp-serial">#{look.item.number}</span>}
        />
      )}
      <ListRow title={<bdi>{look.club.name}</bdi>} leading={<ClubPicture club={look.club} size={44} />} />
    </RowGroup>
  );
}
