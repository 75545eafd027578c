// /club/{id}/manage-member-tier: the club's tiers, nearest the stage first; added, changed, put in order.
import { TierRing } from '@stagepass/ui/avatar/avatar.tsx';
import { Button } from '@stagepass/ui/button/button.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { arrowDown } from '@stagepass/ui/icon/phosphor/arrow-down.ts';
import { arrowUp } from '@stagepass/ui/icon/phosphor/arrow-up.ts';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { Tag } from '@stagepass/ui/tag/tag.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import { ClubScreen } from '#domains/clubs/public/club-screen.tsx';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { numberIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Answered } from '#platform/query/answered.tsx';
import { useTitle } from '#platform/title/title.ts';
import { membershipsCopy } from '../copy.ts';
import { useChangeTiers } from '../data/tiers.ts';
import { arcsOf } from '../model/arcs.ts';
import { TierSheet } from '../parts/tier-sheet.tsx';
import { type TierView, useTiers } from '../public/use-tiers.ts';
import '../parts/register.css';

export function Component() {
  return <ClubFrame need="manage_members">{(club) => <ManageTiers club={club} />}</ClubFrame>;
}

function ManageTiers({ club }: { club: ClubView }) {
  const copy = useCopy(membershipsCopy);
  useTitle(copy.tiers.title);
  const tiers = useTiers(club.id);
  const [open, setOpen] = useState<TierView | 'new' | null>(null);
  return (
    <ClubScreen club={club} above={clubScreenPath(club.handle, 'manage')}>
      <h1 className="sp-display">{copy.tiers.title}</h1>
      <p className="sp-quiet mt-2.5 mb-5">{copy.tiers.lead}</p>
      <Answered query={tiers} copy={copy} failed={copy.tiers.failed} skeleton={<Seats />}>
        {(found) => (
          <>
            <TierList clubId={club.id} tiers={found} onOpen={setOpen} />
            <Button
              variant="outline"
              wide
              className="mt-4"
              icon={<Icon of={plus} weight="bold" />}
              onClick={() => setOpen('new')}
            >
              {copy.tiers.add}
            </Button>
          </>
        )}
      </Answered>
      {open === null ? null : (
        <TierSheet
          clubId={club.id}
          tiers={tiers.data ?? []}
          tier={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
        />
      )}
    </ClubScreen>
  );
}

function Seats() {
  return (
    <div className="grid gap-2.5">
      <Skeleton height="6.75rem" width="100%" />
      <Skeleton height="6.75rem" width="100%" />
      <Skeleton height="6.75rem" width="100%" />
    </div>
  );
}

type TierListProps = { clubId: string; tiers: readonly TierView[]; onOpen: (tier: TierView) => void };

/** The best stands on top, as the stage does. */
function TierList({ clubId, tiers, onOpen }: TierListProps) {
  const copy = useCopy(membershipsCopy);
  const change = useChangeTiers(clubId, {
    failed: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
  });
  const move = (at: number, by: -1 | 1) => {
    const ids = tiers.map((tier) => tier.id);
    const [one, other] = [ids[at], ids[at + by]];
    if (one === undefined || other === undefined) return;
    ids[at] = other;
    ids[at + by] = one;
    change.mutate({ change: 'order', tier_ids: ids });
  };
  return (
    <ol className="grid gap-2.5">
      {tiers
        .map((tier, at) => ({ tier, at }))
        .toReversed()
        .map(({ tier, at }) => (
          <li key={tier.id}>
            <GelScope hue={tier.hue} className="sp-tier-row">
              <TierRing arcs={arcsOf(tier.rank)} size={44}>
                <span className="sp-serial">{tier.rank}</span>
              </TierRing>
              <button type="button" className="sp-member-press" onClick={() => onOpen(tier)}>
                <TierWords tier={tier} />
              </button>
              <span className="sp-tier-moves">
                <IconButton
                  label={copy.tiers.up({ name: tier.name })}
                  icon={<Icon of={arrowUp} />}
                  disabled={at === tiers.length - 1}
                  onClick={() => move(at, 1)}
                />
                <IconButton
                  label={copy.tiers.down({ name: tier.name })}
                  icon={<Icon of={arrowDown} />}
                  disabled={at === 0}
                  onClick={() => move(at, -1)}
                />
              </span>
            </GelScope>
          </li>
        ))}
    </ol>
  );
}

function TierWords({ tier }: { tier: TierView }) {
  const { tiers } = useCopy(membershipsCopy);
  const { tag } = useLocale();
  const { reached_by } = tier;
  const xp = (amount: number) => numberIn(tag, amount);
  const gives = tier.benefits.map((benefit) =>
    benefit.type === 'discount' ? tiers.discount({ percent: benefit.percent }) : tiers.privateMission,
  );
  return (
    <span className="sp-member-words">
      <span className="sp-head">
        <bdi>{tier.name}</bdi>
      </span>
      <span className="sp-small sp-quiet">
        {reached_by.by === 'xp' ? tiers.by.xp({ xp: xp(reached_by.xp) }) : tiers.by[reached_by.by]}
        {tier.member_count === null ? null : <> · {tiers.members({ count: tier.member_count })}</>}
      </span>
      {gives.length === 0 ? null : (
        <span className="sp-tier-gives">
          {gives.map((benefit) => (
            <Tag key={benefit}>{benefit}</Tag>
          ))}
        </span>
      )}
    </span>
  );
}
