// One member on the register: chosen or not, with what they are and what can be done.
import { TierRing } from '@stagepass/ui/avatar/avatar.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { check } from '@stagepass/ui/icon/phosphor/check.ts';
import { crownSimple } from '@stagepass/ui/icon/phosphor/crown-simple.ts';
import { dotsThree } from '@stagepass/ui/icon/phosphor/dots-three.ts';
import { speakerSlash } from '@stagepass/ui/icon/phosphor/speaker-slash.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { Tag } from '@stagepass/ui/tag/tag.tsx';
import { PersonAvatar } from '#domains/users/public/person-avatar.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { membershipsCopy } from '../copy.ts';
import type { MemberView } from '../data/register.ts';
import { arcsOf } from '../model/arcs.ts';
import { useBanEnd } from './ban-end.ts';
import './register.css';

export type MemberRowProps = {
  member: MemberView;
  chosen: boolean;
  onChoose: () => void;
  onOpen: () => void;
};

/** Pressing the row chooses, for what is done to several at once; the dots open what can be done with this one. */
export function MemberRow({ member, chosen, onChoose, onOpen }: MemberRowProps) {
  const { register } = useCopy(membershipsCopy);
  const name = member.user.display_name;
  const { mute, remove, set_tier } = member.can;
  const isChoosable = member.state === 'active' && (mute || remove || set_tier);
  return (
    <li className="sp-member" data-chosen={chosen ? '' : undefined}>
      {isChoosable ? (
        <button type="button" className="sp-member-press" onClick={onChoose} aria-pressed={chosen}>
          <Words member={member} chosen={chosen} />
        </button>
      ) : (
        <span className="sp-member-press">
          <Words member={member} chosen={false} />
        </span>
      )}
      {chosen ? null : (
        <IconButton
          label={register.open({ name })}
          icon={<Icon of={dotsThree} weight="bold" />}
          onClick={onOpen}
        />
      )}
    </li>
  );
}

function Words({ member, chosen }: { member: MemberView; chosen: boolean }) {
  const copy = useCopy(membershipsCopy);
  return (
    <>
      {chosen ? (
        <span className="sp-member-tick">
          <Icon of={check} weight="bold" size="1.25rem" />
        </span>
      ) : (
        <GelScope hue={member.tier?.hue ?? 62}>
          <TierRing arcs={arcsOf(member.tier?.rank)} size={46}>
            <PersonAvatar person={member.user} size={34} />
          </TierRing>
        </GelScope>
      )}
      <span className="sp-member-words">
        <span className="sp-member-name">
          <span className="sp-head" dir="auto">
            {member.user.display_name}
          </span>
          {member.role === 'member' ? null : (
            <Tag
              icon={member.role === 'owner' ? <Icon of={crownSimple} weight="fill" size="0.75rem" /> : null}
            >
              {copy.roles[member.role]}
            </Tag>
          )}
        </span>
        <State member={member} />
      </span>
    </>
  );
}

function State({ member }: { member: MemberView }) {
  const { register, scopeTags } = useCopy(membershipsCopy);
  const { tag } = useLocale();
  const banEnd = useBanEnd();
  const { tier, level, muted_until } = member;
  const number = member.number ?? '';
  if (member.banned_at !== null)
    return <span className="sp-small sp-bad">{banEnd(member.banned_until)}</span>;
  if (member.state !== 'active')
    return (
      <span className="sp-small sp-faint">
        {member.number === null ? register.guest : register.hasLeft({ number })}
      </span>
    );
  if (muted_until !== null && new Date(muted_until) > new Date()) {
    const date = dayIn(tag, muted_until);
    return (
      <span className="sp-small sp-member-muted">
        <Icon of={speakerSlash} size="1rem" /> {register.mutedUntil({ date })}
      </span>
    );
  }
  if (member.role === 'admin' && !member.scopes.includes('all'))
    return (
      <span className="sp-small sp-faint">
        {register.scoped({ number, scopes: member.scopes.map((scope) => scopeTags[scope]).join(', ') })}
      </span>
    );
  return (
    <span className="sp-small sp-faint">
      {tier === null ? register.bare({ number, level }) : register.seat({ number, tier: tier.name, level })}
    </span>
  );
}
