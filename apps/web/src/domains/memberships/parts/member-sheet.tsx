// What can be done with one member; what the server would refuse is not offered.
import { Icon, type IconShape } from '@stagepass/ui/icon/icon.tsx';
import { pencilSimple } from '@stagepass/ui/icon/phosphor/pencil-simple.ts';
import { prohibit } from '@stagepass/ui/icon/phosphor/prohibit.ts';
import { ranking } from '@stagepass/ui/icon/phosphor/ranking.ts';
import { speakerHigh } from '@stagepass/ui/icon/phosphor/speaker-high.ts';
import { speakerSlash } from '@stagepass/ui/icon/phosphor/speaker-slash.ts';
import { user as userIcon } from '@stagepass/ui/icon/phosphor/user.ts';
import { userCircle } from '@stagepass/ui/icon/phosphor/user-circle.ts';
import { userGear } from '@stagepass/ui/icon/phosphor/user-gear.ts';
import { userMinus } from '@stagepass/ui/icon/phosphor/user-minus.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { useState } from 'react';
import { userPath } from '#domains/users/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { banCopy } from '../ban-copy.ts';
import { membershipsCopy } from '../copy.ts';
import type { MemberView } from '../data/register.ts';
import { BanChoice } from './ban-choice.tsx';
import { useBanEnd } from './ban-end.ts';
import { MuteChoice } from './mute-choice.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import { TierChoice } from './tier-choice.tsx';
import { useMemberActs } from './use-member-acts.ts';

type Asking = 'tier' | 'mute' | 'scopes' | 'remove' | 'ban' | null;

export type MemberSheetProps = {
  clubId: string;
  member: MemberView;
  onClose: () => void;
};

export function MemberSheet({ clubId, member, onClose }: MemberSheetProps) {
  const copy = useCopy(membershipsCopy);
  const [asking, setAsking] = useState<Asking>(null);
  const { send, perform, isPending } = useMemberActs(clubId, [member.user.id], onClose);
  const name = member.user.display_name;
  if (asking === 'tier')
    return (
      <TierChoice
        clubId={clubId}
        current={member.hand_tier_id}
        onClose={onClose}
        onGive={(tier_id) => send({ act: 'tier', tier_id })}
      />
    );
  if (asking === 'mute')
    return <MuteChoice onClose={onClose} onMute={(until, reason) => send({ act: 'mute', until, reason })} />;
  if (asking === 'scopes')
    return (
      <ScopeChoice
        member={member}
        onClose={onClose}
        onChoose={(scopes) => send({ act: 'role', role: 'admin', scopes })}
      />
    );
  if (asking === 'ban')
    return <BanChoice member={member} onClose={onClose} onBan={(ban) => send({ act: 'ban', ...ban })} />;
  const { acts } = copy;
  const confirms = {
    remove: {
      title: acts.removeTitle({ count: 1 }),
      text: acts.removeText,
      label: acts.remove,
      tone: 'danger' as const,
      act: () => perform({ act: 'remove' }),
    },
  };
  const confirm = asking === null ? null : confirms[asking];
  return (
    <>
      <Sheet open={confirm === null} onClose={() => (asking !== null ? undefined : onClose())} title={name}>
        <Ban member={member} />
        <Acts member={member} onAsk={setAsking} onPerform={perform} />
      </Sheet>
      {confirm === null ? null : (
        <ConfirmDialog
          onClose={onClose}
          title={confirm.title}
          description={confirm.text}
          confirm={{ label: confirm.label, tone: confirm.tone, loading: isPending, onConfirm: confirm.act }}
        />
      )}
    </>
  );
}

/** Of a ban that stands: until when, and why. */
function Ban({ member }: { member: MemberView }) {
  const copy = useCopy(banCopy);
  const endOf = useBanEnd();
  if (member.banned_at === null) return null;
  return (
    <div className="mb-4">
      <Notice tone="bad">
        <strong>{endOf(member.banned_until)}</strong>
        <span className="block" dir="auto">
          {copy.why({ reason: member.ban_reason ?? '' })}
        </span>
      </Notice>
    </div>
  );
}

type ActsProps = {
  member: MemberView;
  onAsk: (asking: Asking) => void;
  onPerform: ReturnType<typeof useMemberActs>['perform'];
};

function Acts({ member, onAsk, onPerform }: ActsProps) {
  const { acts } = useCopy(membershipsCopy);
  const ban = useCopy(banCopy);
  const { can } = member;
  const isMuted = member.muted_until !== null && new Date(member.muted_until) > new Date();
  const isBanned = member.banned_at !== null;
  return (
    <RowGroup>
      <ListRow
        title={acts.profile}
        leading={<Icon of={userIcon} />}
        leads
        render={(anatomy) => <Link to={userPath(member.user.user_name)} {...anatomy} />}
      />
      <Row icon={ranking} title={acts.tier} onPress={() => onAsk('tier')} shown={can.set_tier} />
      {member.role === 'member' ? (
        <Row icon={userGear} title={acts.makeAdmin} onPress={() => onAsk('scopes')} shown={can.change_role} />
      ) : (
        <>
          <Row
            icon={userGear}
            title={acts.changeScopes}
            onPress={() => onAsk('scopes')}
            shown={can.change_role}
          />
          <Row
            icon={userCircle}
            title={acts.makeMember}
            onPress={() => onPerform({ act: 'role', role: 'member' })}
            shown={can.change_role}
          />
        </>
      )}
      {isMuted ? (
        <Row
          icon={speakerHigh}
          title={acts.unmute}
          onPress={() => onPerform({ act: 'unmute' })}
          shown={can.mute}
        />
      ) : (
        <Row icon={speakerSlash} title={acts.mute} onPress={() => onAsk('mute')} shown={can.mute} />
      )}
      <Row icon={userMinus} title={acts.remove} onPress={() => onAsk('remove')} shown={can.remove} danger />
      {isBanned ? (
        <>
          <Row icon={pencilSimple} title={ban.edit} onPress={() => onAsk('ban')} shown={can.ban} />
          <Row
            icon={prohibit}
            title={acts.unban}
            onPress={() => onPerform({ act: 'unban' })}
            shown={can.ban}
          />
        </>
      ) : (
        <Row icon={prohibit} title={acts.ban} onPress={() => onAsk('ban')} shown={can.ban} danger />
      )}
    </RowGroup>
  );
}

type RowProps = { icon: IconShape; title: string; onPress: () => void; shown: boolean; danger?: boolean };

function Row({ icon, title, onPress, shown, danger }: RowProps) {
  if (!shown) return null;
  return (
    <ListRow
      title={title}
      leading={<Icon of={icon} />}
      tone={danger ? 'danger' : 'plain'}
      onPress={onPress}
    />
  );
}
