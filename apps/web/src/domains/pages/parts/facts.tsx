// The facts of a partner's page: short values with their labels.
import type { PageContent } from '@stagepass/contract/pages/shapes.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { pagesCopy } from '../copy.ts';

export function Facts({ facts }: { facts: PageContent['facts'] }) {
  const copy = useCopy(pagesCopy).partner;
  if (facts.length === 0) return null;
  return (
    <dl className="pages-facts" data-count={facts.length} aria-label={copy.facts}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
