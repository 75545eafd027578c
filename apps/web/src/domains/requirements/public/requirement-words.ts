// What other screens say of a requirement: what it asks, how it stands, and the button that begins it.
import type { RequirementType } from '@stagepass/contract/requirements/kinds.ts';
import type { RequirementEntry } from '@stagepass/contract/requirements/shapes.ts';
import { type Copy, useCopy } from '#platform/i18n/copy.ts';
import { requirementsCopy } from '../copy.ts';
import { summaryParts } from '../model/summary-words.ts';

export interface RequirementWords {
  types: Readonly<Record<RequirementType, string>>;
  states: Copy<typeof requirementsCopy>['states'];
  /** Sentences for the codes of `attemptErrors`. */
  errors: Copy<typeof requirementsCopy>['errors'];
  refused: (values: { reason: string }) => string;
  summaryOf: (entry: RequirementEntry) => string;
  /** `Start the quiz`; another word where it was begun before. */
  startOf: (entry: RequirementEntry) => string;
}

export function useRequirementWords(): RequirementWords {
  const copy = useCopy(requirementsCopy);
  return {
    types: copy.types,
    states: copy.states,
    errors: copy.errors,
    refused: copy.refused,
    summaryOf: (entry) =>
      summaryParts(copy, entry.summary, entry.state === 'passed' ? null : entry.tries_left).join(' · '),
    startOf: (entry) => copy[entry.state === 'open' ? 'again' : 'start'][wordsFor(entry)],
  };
}

function wordsFor({ summary }: RequirementEntry): keyof Copy<typeof requirementsCopy>['start'] {
  if (summary.type !== 'CONTENT') return summary.type;
  return summary.holds.every((part) => part === 'text') ? 'reading' : 'CONTENT';
}
