// What can be done with one member; what the server would refuse is not offered.
import { Icon, type IconShape } from '@stagepass/ui/icon/icon.tsx';
import { prohibit } from '@stagepass/ui/icon/phosphor/prohibit.ts';
import { ranking } from '@stagepass/ui/icon/phosphor/ranking.ts';
import { speakerHigh } from '@stagepass/ui/icon/phosphor/speaker-high.ts';
import { speakerSlash } from '@stagepass/ui/icon/phosphor/speaker-slash.ts';
import { user as userIcon } from '@stagepass/ui/icon/phosphor/user.ts';
import { userGear } from '@stagepass/ui/icon/phosphor/user-gear.ts';
import { userMinus } from '@stagepass/ui/icon/phosphor/user-minus.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { useState } from 'react';
import { userPath } from '#domains/users/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { membershipsCopy } from '../copy.ts';
import type { MemberView } from '../data/register.ts';
import { MuteChoice } from './mute-choice.tsx';
import { TierChoice } from './tier-choice.tsx';
import { useMemberActs } from './use-member-acts.ts';

type Asking = 'tier' | 'mute' | 'admin' | 'remove' | 'ban' | null;

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
  const { acts } = copy;
  const confirms = {
    admin: {
      title: acts.adminTitle({ name }),
      text: acts.adminText,
      label: acts.makeAdmin,
      tone: 'gel' as const,
      act: () => perform({ act: 'role', role: 'admin' }),
    },
    remove: {
      title: acts.removeTitle({ count: 1 }),
      text: acts.removeText,
      label: acts.remove,
      tone: 'danger' as const,
      act: () => perform({ act: 'remove' }),
    },
    ban: {
      title: acts.banTitle({ name }),
      text: acts.banText,
      label: acts.ban,
      tone: 'danger' as const,
      act: () => perform({ act: 'ban', reason: '' }),
    },
  };
  const confirm = asking === null ? null : confirms[asking];
  return (
    <>
      <Sheet open={confirm === null} onClose={() => (asking !== null ? undefined : onClose())} title={name}>
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

type ActsProps = {
  member: MemberView;
  onAsk: (asking: Asking) => void;
  onPerform: ReturnType<typeof useMemberActs>['perform'];
};

function Acts({ member, onAsk, onPerform }: ActsProps) {
  const { acts } = useCopy(membershipsCopy);
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
        <Row icon={userGear} title={acts.makeAdmin} onPress={() => onAsk('admin')} shown={can.change_role} />
      ) : (
        <Row
          icon={userGear}
          title={acts.makeMember}
          onPress={() => onPerform({ act: 'role', role: 'member' })}
          shown={can.change_role}
        />
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
        <Row icon={prohibit} title={acts.unban} onPress={() => onPerform({ act: 'unban' })} shown={can.ban} />
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
