// What stands behind the first link of a post, as its own site tells it.
import type { LinkPreview } from '@stagepass/contract/posts/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { linkSimple } from '@stagepass/ui/icon/phosphor/lean/link-simple.ts';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { safeHref } from '#platform/markdown/parse-markdown.ts';
import { cardCopy } from '../card-copy.ts';
import './link-card.css';

export function LinkCard({ link }: { link: LinkPreview }) {
  const copy = useCopy(cardCopy);
  const href = safeHref(link.url);
  // While a post is written its picture comes along in the answer itself.
  const { picture_url } = link;
  const picture = picture_url?.startsWith('data:image/') ? picture_url : pictureAddress(picture_url);
  if (href === null || link.title === '') return null;
  return (
    <a className="sp-link-card" href={href} target="_blank" rel="noopener noreferrer nofollow">
      {picture ? <img src={picture} alt="" loading="lazy" decoding="async" width={88} height={88} /> : null}
      <span className="sp-link-card-words">
        <b dir="auto">{link.title}</b>
        {link.description === '' ? null : <span dir="auto">{link.description}</span>}
        <small>
          <Icon of={linkSimple} weight="bold" /> {link.site}
          <VisuallyHidden>{copy.linkApart}</VisuallyHidden>
        </small>
      </span>
    </a>
  );
}
