// What has to be said about a club or about somebody in it before anything else: closing, suspended, banned, muted, an offer.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { hourglassMedium } from '@stagepass/ui/icon/phosphor/hourglass-medium.ts';
import { microphoneSlash } from '@stagepass/ui/icon/phosphor/microphone-slash.ts';
import { prohibit } from '@stagepass/ui/icon/phosphor/prohibit.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { HandOverAnswer } from '#domains/clubs/public/hand-over-answer.tsx';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { settingsPath } from '#domains/users/public/paths.ts';
import { settingsViews } from '#domains/users/public/settings-views.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { dayIn, momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { LinkWords } from '#platform/navigation/link-button.tsx';
import { clubNoticesCopy } from '../club-notices-copy.ts';

export function ClubNotices({ club }: { club: ClubView }) {
  const copy = useCopy(clubNoticesCopy);
  const { tag } = useLocale();
  const { viewer, delete_after, suspended } = club;
  const day = (time: string) => dayIn(tag, time);
  const moment = (time: string) => momentIn(tag, time);
  return (
    <div className="grid gap-2.5 mt-5">
      {suspended ? (
        <Notice tone="bad" icon={<Icon of={prohibit} weight="bold" />}>
          {copy.suspended}
        </Notice>
      ) : null}
      {viewer.banned ? (
        <Notice tone="plain" icon={<Icon of={prohibit} weight="bold" />}>
          {copy.banned} <LinkWords to={settingsPath(settingsViews.decisions)}>{copy.toDecision}</LinkWords>
        </Notice>
      ) : null}
      {viewer.muted_until === null ? null : (
        <Notice tone="warn" icon={<Icon of={microphoneSlash} weight="bold" />}>
          {copy.muted({ day: moment(viewer.muted_until) })}
        </Notice>
      )}
      {delete_after === null ? null : (
        <Notice tone="warn" icon={<Icon of={hourglassMedium} weight="bold" />}>
          {viewer.can.manage_club
            ? copy.closingStaff({ day: day(delete_after) })
            : copy.closing({ day: day(delete_after) })}{' '}
          {viewer.can.delete_club ? (
            <LinkWords to={clubScreenPath(club.handle, 'settings')}>{copy.toSettings}</LinkWords>
          ) : null}
        </Notice>
      )}
      {viewer.can.answer_hand_over ? <HandOverAnswer club={club} /> : null}
    </div>
  );
}
