// What an invited person would get: the perks of the club's tiers, and what was posted last.
import { Card } from '@stagepass/ui/card/card.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { type TierView, useTiers } from '#domains/memberships/public/use-tiers.ts';
import { UserCard } from '#domains/users/public/user-card.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { admissionsCopy } from '../copy.ts';
import { useLatestPost } from '../data/latest-post.ts';

export function InsideClub({ club }: { club: { id: string } }) {
  return (
    <>
      <Perks clubId={club.id} />
      <Latest clubId={club.id} />
    </>
  );
}

function Perks({ clubId }: { clubId: string }) {
  const { invitation: copy } = useCopy(admissionsCopy);
  const tiers = (useTiers(clubId).data ?? []).filter(({ benefits }) => benefits.length > 0);
  if (tiers.length === 0) return null;
  const words = ({ benefits }: TierView) =>
    benefits
      .map((benefit) =>
        benefit.type === 'discount' ? copy.discount({ percent: benefit.percent }) : copy.missions,
      )
      .join(', ');
  return (
    <section aria-labelledby="perks">
      <SectionHead title={copy.perks} id="perks" />
      <RowGroup>
        {tiers.map((tier) => (
          <ListRow key={tier.id} title={<bdi>{tier.name}</bdi>} detail={words(tier)} />
        ))}
      </RowGroup>
    </section>
  );
}

/** Where the club shows one to this viewer. */
function Latest({ clubId }: { clubId: string }) {
  const { invitation: copy } = useCopy(admissionsCopy);
  const { tag } = useLocale();
  const post = useLatestPost(clubId).data;
  if (!post) return null;
  return (
    <section aria-labelledby="latest">
      <SectionHead title={copy.latest} id="latest" />
      <Link to={`/club/post-detail/${encodeURIComponent(post.id)}`}>
        <Card>
          <UserCard user={post.author} detail={momentIn(tag, post.published_at)} />
          <p className="sp-invitation-post" dir="auto">
            {post.text}
          </p>
        </Card>
      </Link>
    </section>
  );
}
