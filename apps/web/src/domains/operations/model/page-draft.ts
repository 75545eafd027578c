// Owns a partner page as its form holds it: every field as text.
import type { PartnerPage } from '@stagepass/contract/pages/shapes.ts';
import type { PageBody } from '../data/operator.ts';

const NEW_HUE = 200;

export function draftOf(page: PartnerPage | undefined) {
  return {
    slug: page?.slug ?? '',
    title: page?.title ?? '',
    tagline: page?.tagline ?? '',
    hue: String(page?.hue ?? NEW_HUE),
    text: page?.text ?? '',
    club_ids: page?.featured_club_ids.join(' ') ?? '',
    button_label: page?.button?.label ?? '',
    button_href: page?.button?.href ?? '',
  };
}

/** What the form does not show stays as it was. */
export function pageOf(draft: ReturnType<typeof draftOf>, page: PartnerPage | undefined): PageBody {
  const { title, tagline, text, button_label: label, button_href: href } = draft;
  const hue = Number(draft.hue);
  return {
    ...{ title: title.trim(), tagline: tagline.trim(), text },
    hue: Number.isInteger(hue) && hue < 360 ? hue : NEW_HUE,
    hero_url: page?.hero_url ?? null,
    facts: page?.facts ?? [],
    featured_club_ids: draft.club_ids.split(/[\s,]+/).filter((id) => id !== ''),
    campaign_id: page?.campaign_id ?? null,
    button: label.trim() === '' || href.trim() === '' ? null : { label: label.trim(), href: href.trim() },
  };
}
