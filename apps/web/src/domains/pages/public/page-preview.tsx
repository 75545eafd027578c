// A partner's page while it is written: its hero, words, facts and button as visitors will see them, without leading anywhere.
import type { PageContent } from '@stagepass/contract/pages/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Markdown } from '#platform/markdown/markdown.tsx';
import { Facts } from '../parts/facts.tsx';
import { PartnerHero } from '../parts/partner-hero.tsx';

export function PagePreview({ slug, page }: { slug: string; page: PageContent }) {
  return (
    <GelScope hue={page.hue}>
      <div className="relative overflow-hidden" dir="auto">
        <PartnerHero slug={slug} hue={page.hue} picture={page.hero_url} />
        <div className="relative grid gap-3">
          <p className="sp-display">{page.title}</p>
          {page.tagline === '' ? null : <p className="sp-quiet">{page.tagline}</p>}
          <Facts facts={page.facts} />
          <Markdown text={page.text} />
          {page.button === null ? null : (
            <Button wide disabled>
              {page.button.label}
            </Button>
          )}
        </div>
      </div>
    </GelScope>
  );
}
