// What the server would answer to a report, worked out on the phone for an editor's preview: nothing of it is counted or kept.
import { degreesBetween } from '@stagepass/base/sphere.ts';
import type {
  ConfigOf,
  ReportOf,
  RequirementConfig,
  RequirementReport,
  RequirementTask,
  TaskOf,
} from '@stagepass/contract/requirements/shapes.ts';

import type { PreviewWorld } from './preview-world.ts';

interface Told {
  config: RequirementConfig;
  task: RequirementTask;
  report: RequirementReport;
  /** The report before this one. */
  before: RequirementReport | null;
  world: PreviewWorld | null;
}

export function previewReport({ config, task, report, before, world }: Told): RequirementTask {
  if (config.type === 'VR' && task.type === 'VR' && report.type === 'VR')
    return pointed(config, task, report, before?.type === 'VR' ? before : null);
  if (task.type === 'AR' && report.type === 'AR') return told(task, report, world);
  return task;
}

/** In a preview any code will do: the printed one may hang in another town. */
function told(task: TaskOf<'AR'>, report: ReportOf<'AR'>, world: PreviewWorld | null): TaskOf<'AR'> {
  return report.told.act === 'marker'
    ? { ...task, model_url: world?.model_url ?? null }
    : { ...task, placed: true };
}

/** Before anything was found, as many clues as there are. */
export function previewClue({ hotspots }: ConfigOf<'VR'>, at: number): TaskOf<'VR'>['clue'] {
  const next = hotspots[at];
  return next === undefined ? null : { text: next.clue, nonce: next.key };
}

function pointed(
  config: ConfigOf<'VR'>,
  task: TaskOf<'VR'>,
  report: ReportOf<'VR'>,
  before: ReportOf<'VR'> | null,
): TaskOf<'VR'> {
  const place = config.hotspots[task.found.length];
  if (place === undefined) return task;
  const off = degreesBetween(report, place);
  if (off <= place.radius_deg) {
    const found = [...task.found, place.found];
    return { ...task, found, clue: previewClue(config, found.length), last: 'hit' };
  }
  const compares = before !== null && before.nonce === report.nonce;
  const last = !compares ? 'miss' : off < degreesBetween(before, place) ? 'warmer' : 'colder';
  return { ...task, last, misses_left: task.misses_left - 1 };
}
