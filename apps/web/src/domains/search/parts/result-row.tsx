// One thing that was found: a club, a person or a post, as a link to it.
import { imageAddress } from '@stagepass/base/address.ts';
import type { SubjectCard } from '@stagepass/contract/subjects/shapes.ts';
import { Avatar } from '@stagepass/ui/avatar/avatar.tsx';
import { ListRow } from '@stagepass/ui/list-row/list-row.tsx';
import { apiBase } from '#platform/api/api-base.ts';
import { Link } from '#platform/navigation/link.tsx';
import './result-row.css';

export interface ResultRowProps {
  card: SubjectCard;
  onOpen?: ((card: SubjectCard) => void) | undefined;
}

export function ResultRow({ card, onOpen }: ResultRowProps) {
  const { title, detail } = wordsOf(card);
  return (
    <ListRow
      title={<bdi>{title}</bdi>}
      detail={detail === '' ? undefined : <bdi className="sp-result-detail">{detail}</bdi>}
      leading={<ResultPicture card={card} />}
      render={(anatomy) => <Link to={card.path} data-result="" onClick={() => onOpen?.(card)} {...anatomy} />}
    />
  );
}

/** A post is known by whom it is from, and by what it says. */
function wordsOf(card: SubjectCard): { title: string; detail: string } {
  if (card.kind !== 'post' || card.author === null) return { title: card.title, detail: card.text };
  return { title: card.author.display_name, detail: card.text };
}

function ResultPicture({ card }: { card: SubjectCard }) {
  const url = card.kind === 'post' ? (card.author?.avatar?.small_url ?? null) : card.picture_url;
  const src = url === null ? undefined : imageAddress(url, apiBase());
  const name = card.kind === 'post' ? (card.author?.display_name ?? card.title) : card.title;
  if (card.kind !== 'club') return <Avatar name={name} src={src} size={44} decorative />;
  return (
    <span className="sp-result-club">
      <Avatar name={name} src={src} size={44} decorative />
    </span>
  );
}
