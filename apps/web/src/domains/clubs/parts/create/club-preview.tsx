// The club's card as fans will see it, in the gel that is being chosen.
import { useCopy } from '#platform/i18n/copy.ts';
import { createCopy } from '../../create-copy.ts';
import type { ClubDraft } from '../../model/club-draft.ts';
import { ClubHero } from '../../public/club-hero.tsx';
import './club-preview.css';

export function ClubPreview({ draft }: { draft: ClubDraft }) {
  const copy = useCopy(createCopy);
  const name = draft.name.trim() === '' ? copy.previewName : draft.name.trim();
  const club = {
    name,
    hue: draft.hue,
    category: draft.category ?? 'music',
    picture: null,
    cover_url: draft.cover?.url ?? null,
  } as const;
  return (
    <section aria-label={copy.preview}>
      <ClubHero club={club} as="p" framed>
        <span dir="auto">{draft.tagline.trim() === '' ? copy.previewTagline : draft.tagline}</span>
        <span className="sp-club-preview-act" aria-hidden="true">
          {copy.previewAct}
        </span>
      </ClubHero>
    </section>
  );
}
