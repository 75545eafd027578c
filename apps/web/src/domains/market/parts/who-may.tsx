// What a club asks of those who buy an offer: fetched only where it asks for something.
import type { ListingView } from '@stagepass/contract/market/shapes.ts';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { ConditionWayIn } from '#domains/conditions/public/condition-way-in.tsx';
import { wantedLeaves } from '#domains/conditions/public/wanted-leaves.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { clubMarketPath } from '../public/paths.ts';
import { whoMayCopy } from '../who-may-copy.ts';

export function WhoMay({ listing: { condition, locked } }: { listing: ListingView }) {
  const copy = useCopy(whoMayCopy);
  if (condition === null) return null;
  return (
    <section>
      <SectionHead title={copy.title} />
      <ConditionWayIn condition={condition} met={!locked} />
    </section>
  );
}

/** To the first thing that is missing: an item is sold on by fans; where one stands with all else the club's own pages tell. */
export function WayToMeet({ listing: { condition, club } }: { listing: ListingView }) {
  const copy = useCopy(whoMayCopy);
  if (condition === null || club === null) return null;
  const missing = wantedLeaves(condition).find((leaf) => leaf.met !== true);
  const [to, label] =
    missing?.kind === 'item' && missing.label !== null
      ? [clubMarketPath(club.handle, { tab: 'resale', design: missing.design_id }), copy.find]
      : [clubPath(club.handle), copy.standing];
  return (
    <LinkButton to={to} wide>
      {label}
    </LinkButton>
  );
}
