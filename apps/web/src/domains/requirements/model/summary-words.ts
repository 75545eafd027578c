// What a requirement asks, in the few words of a list row.
import type { RequirementType } from '@stagepass/contract/requirements/kinds.ts';
import type { RequirementSummary, SummaryOf } from '@stagepass/contract/requirements/shapes.ts';
import type { Copy } from '#platform/i18n/copy.ts';
import type { requirementsCopy } from '../copy.ts';
import { clockText } from './time-words.ts';

type Words = Copy<typeof requirementsCopy>;

const summaries: { [Type in RequirementType]: (copy: Words, summary: SummaryOf<Type>) => string[] } = {
  CONTENT: (copy, { seconds }) => [
    seconds === 0 ? copy.summary.noTime : copy.summary.seconds({ count: seconds }),
  ],
  QRCODE: (copy, { mode, placed }) => [copy.summary.code[mode], ...(placed ? [copy.summary.atPlace] : [])],
  CHECKIN: (copy, { days, mode }) => [
    copy.summary[mode === 'row' ? 'daysInARow' : 'daysInAll']({ count: days }),
  ],
  SOCIAL: ({ social }, { network, act }) => [
    social.summary({ act: social.acts[act], network: social.networks[network] }),
  ],
  FORM: (copy, { fields }) => [copy.summary.fields({ count: fields })],
  AR: (copy, { find }) => [copy.summary[find === 'marker' ? 'findMarker' : 'placeModel']],
  WEB3: (copy, { least, symbol }) => [copy.summary.holds({ least, symbol }).trim()],
  VR: (copy, { hotspots }) => [copy.summary.hotspots({ count: hotspots })],
  LOCATION: (copy, { name, code }) => [
    name ?? copy.summary.hiddenPlace,
    ...(code ? [copy.summary.withCode] : []),
  ],
  QUIZ: (copy, { questions, time_s }) => [
    copy.summary.questions({ count: questions }),
    ...(time_s === null ? [] : [copy.summary.time({ time: clockText(time_s) })]),
  ],
};

export function summaryWords(copy: Words, summary: RequirementSummary, triesLeft: number | null): string {
  return summaryParts(copy, summary, triesLeft).join(' · ');
}

/** The type first, then what it asks. */
export function summaryParts(copy: Words, summary: RequirementSummary, triesLeft: number | null): string[] {
  const words = summaries[summary.type](copy, summary as never);
  const tries = triesLeft === null ? [] : [copy.summary.triesLeft({ count: triesLeft })];
  return [copy.types[summary.type], ...words, ...tries];
}
