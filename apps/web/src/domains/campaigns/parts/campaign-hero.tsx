// The head of a campaign: its picture under a scrim, the fitted title, its clubs and the time that is left.
import type { CampaignView } from '@stagepass/contract/campaigns/shapes.ts';
import { Countdown } from '@stagepass/ui/countdown/countdown.tsx';
import { FittedText } from '@stagepass/ui/fitted-text/fitted-text.tsx';
import { Print } from '@stagepass/ui/print/print.tsx';
import { useMemo } from 'react';
import { ClubPicture } from '#domains/clubs/public/club-picture.tsx';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { campaignCopy } from '../copy.ts';
import './campaign.css';

export interface CampaignHeroProps {
  campaign: CampaignView;
  /** When the answer came, by this phone's clock. */
  heardAt: number;
  onEnd: () => void;
}

export function CampaignHero({ campaign, heardAt, onEnd }: CampaignHeroProps) {
  const copy = useCopy(campaignCopy);
  const { title, picture, clubs, club } = campaign;
  const src = pictureAddress(picture?.large_url ?? club.picture?.large_url);
  const names = clubs.map(({ name }) => name).join(', ');
  return (
    <div className="sp-campaign-hero">
      <div className="sp-campaign-hero-print" aria-hidden="true">
        {src === undefined ? null : <Print src={src} width={390} height={400} priority="high" />}
      </div>
      <FittedText as="h1" max={130} className="sp-campaign-hero-name">
        {title}
      </FittedText>
      <div className="sp-campaign-hero-line">
        <Link
          to={clubPath(club.handle)}
          className="sp-campaign-clubs"
          aria-label={copy.clubsLabel({ names })}
        >
          <span className="sp-campaign-club-pictures">
            {clubs.slice(0, 4).map((one) => (
              <ClubPicture key={one.id} club={one} size={26} round />
            ))}
          </span>
          <span>{clubs.length === 1 ? club.name : copy.clubs({ count: clubs.length })}</span>
        </Link>
        <Left campaign={campaign} heardAt={heardAt} onEnd={onEnd} />
      </div>
    </div>
  );
}

/** By the server's clock. */
function Left({ campaign: { state, opens_at, closes_at, now }, heardAt, onEnd }: CampaignHeroProps) {
  const copy = useCopy(campaignCopy);
  const { tag } = useLocale();
  const ahead_ms = Date.parse(now) - heardAt;
  const clock = useMemo(() => () => Date.now() + ahead_ms, [ahead_ms]);
  if (state === 'draft' || opens_at === null || closes_at === null) return null;
  if (state === 'drawing' || state === 'closed')
    return <span className="sp-num">{copy.closedOn({ day: dayIn(tag, closes_at) })}</span>;
  const waits = state === 'funded';
  return (
    <Countdown
      key={state}
      until={Date.parse(waits ? opens_at : closes_at)}
      units={copy.units}
      endedLabel={waits ? copy.opening : copy.closed}
      label={waits ? copy.opensIn : copy.closesIn}
      clock={clock}
      onEnd={onEnd}
    />
  );
}
