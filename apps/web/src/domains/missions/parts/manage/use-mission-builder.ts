// What is being changed about a mission: kept on the phone as it is typed, saved as a draft, published once nothing is missing.
import type { MissionEditor } from '@stagepass/contract/missions/shapes.ts';
import type { RequirementType } from '@stagepass/contract/requirements/kinds.ts';
import type { EditableRequirement } from '@stagepass/contract/requirements/shapes.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { type Form, useForm } from '#platform/forms/use-form.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { useSearch } from '#platform/navigation/use-search.ts';
import { type PictureBody, useMissionLife, useSaveMission } from '../../data/manage.ts';
import { forgetForm, type KeptPlace, keepForm, readKept } from '../../data/manage-kept.ts';
import { missionBuilderCopy } from '../../manage-builder-copy.ts';
import {
  type DraftTrouble,
  emptyForm,
  fieldsOf,
  formOf,
  type MissionForm,
  timeTrouble,
  troublesOf,
} from '../../model/manage-draft.ts';
import { manageMissionsPath } from '../../public/paths.ts';
import { whenIn } from '../../public/zone-times.ts';

export type PublishProblem = MissionEditor['problems'][number];

export interface BuilderProps {
  club: ClubView;
  /** Null for a new one. */
  mission: MissionEditor | null;
  steps: readonly EditableRequirement[];
}

/** What follows once it is saved. */
type Next = { what: 'stay' } | { what: 'publish' } | { what: 'add'; type: RequirementType };

export function useMissionBuilder({ club, mission, steps }: BuilderProps) {
  const copy = useCopy(missionBuilderCopy);
  const next = useRef<Next>({ what: 'stay' });
  const [tried, setTried] = useState(0);
  const [sending, setSending] = useState(false);
  const send = useSend({ club, mission, onNotReady: () => setTried((times) => times + 1) });
  const sentences: Record<DraftTrouble, string> = {
    title: copy.nameNeeded,
    closes: copy.problems['closes-before-open'],
    slots: copy.slotsWrong,
    hours: copy.hoursWrong,
    rewards: copy.rewards.wrong,
    media: copy.picture.needed,
  };
  const form: Form<MissionForm> = useForm<MissionForm>({
    initial: () => (mission === null ? emptyForm : formOf(mission, club.time_zone)),
    copy,
    check: (values) => {
      const found = Object.fromEntries(troublesOf(values).map((trouble) => [trouble, sentences[trouble]]));
      return sending ? { ...found, form: copy.picture.sending } : found;
    },
    send: (values, base) => send({ values, base, next: next.current, saved: form.saved }),
    explain: (error) => ({ form: errorSentence(copy, error) }),
  });
  const kept = useKept({ club, mission }, form);
  const problems = problemsOf({ mission, steps, form, zone: club.time_zone });
  const submit = (what: Next) => {
    next.current = what;
    return form.submit();
  };
  return {
    form,
    kept,
    tried,
    problems,
    setSending,
    save: () => submit({ what: 'stay' }),
    publish: () => (problems.local.length > 0 ? setTried(tried + 1) : submit({ what: 'publish' })),
    /** A step belongs to a mission: a new one is saved first, under a name of its own where it has none yet. */
    addFirst: (type: RequirementType) => {
      if (form.values.title.trim() === '') form.set({ title: copy.untitled });
      return submit({ what: 'add', type });
    },
  };
}

interface Sending {
  values: MissionForm;
  base: MissionForm;
  next: Next;
  /** The form begins anew with what was saved. */
  saved: (form: MissionForm) => void;
}

type SendProps = Pick<BuilderProps, 'club' | 'mission'> & { onNotReady: () => void };

function useSend({ club, mission, onNotReady }: SendProps) {
  const copy = useCopy(missionBuilderCopy);
  const [, change] = useSearch();
  const save = useSaveMission(club.id);
  const life = useMissionLife();
  const published = usePublished(club, mission);
  // As it was opened or saved last: a change that somebody else made meanwhile is noticed by it.
  const [version, setVersion] = useState(mission?.version ?? 0);
  const zone = club.time_zone;
  const keep = async ({ values, saved }: Sending): Promise<string> => {
    const before = mission === null ? null : { id: mission.id, version };
    const fields = fieldsOf(values, zone);
    const kept = await save.mutateAsync({ before, fields, picture: pictureOf(values, before === null) });
    setVersion(kept.mission.version);
    saved(formOf(kept.mission, zone));
    if (kept.pictureError !== null) showToast({ title: copy.picture.failed, tone: 'bad' });
    return kept.mission.id;
  };
  const publish = async (id: string, values: MissionForm) => {
    try {
      await life.mutateAsync({ change: 'publish', id });
    } catch (error) {
      // The mission's own list of problems is asked for anew by then, and is shown.
      if (isApiError(error, 'missions.not-ready')) return onNotReady();
      throw error;
    }
    published(values);
  };
  return async (sending: Sending) => {
    const { values, base, next } = sending;
    const isSame = mission !== null && JSON.stringify(values) === JSON.stringify(base);
    const id = isSame ? mission.id : await keep(sending);
    forgetForm(placeOf(club, mission));
    if (next.what === 'publish') return publish(id, values);
    if (next.what === 'stay')
      showToast({ title: isDraft(mission) ? copy.saved : copy.savedChanges, tone: 'good' });
    if (mission === null) change({ mission: id, ...(next.what === 'add' ? { add: next.type } : {}) });
  };
}

export type Builder = ReturnType<typeof useMissionBuilder>;

export function isDraft(mission: MissionEditor | null): boolean {
  return mission === null || mission.state === 'draft';
}

function placeOf(club: ClubView, mission: MissionEditor | null): KeptPlace {
  return mission === null ? { club: club.id } : { mission: mission.id };
}

function pictureOf({ from, object, media }: MissionForm, isNew: boolean): PictureBody | null {
  if (from === 'upload') return media === null ? null : { from, media_id: media.id };
  // A new mission is drawn as a ticket unless told otherwise.
  return from === 'kept' || (isNew && object === emptyForm.object) ? null : { from, object };
}

interface Standing {
  mission: MissionEditor | null;
  steps: readonly EditableRequirement[];
  form: { values: MissionForm; dirty: boolean };
  zone: string;
}

const seenHere: ReadonlySet<PublishProblem> = new Set(['no-steps', 'closed', 'closes-before-open']);

/** `local`: what the phone sees by itself; `all`: with what the server found, as far as nothing was changed since. */
function problemsOf({ mission, steps, form, zone }: Standing) {
  const time = timeTrouble(form.values, zone, Date.now());
  const local: PublishProblem[] = [
    ...(steps.length === 0 ? (['no-steps'] as const) : []),
    ...(time === null ? [] : [time]),
  ];
  const found = form.dirty ? [] : (mission?.problems ?? []).filter((problem) => !seenHere.has(problem));
  return { time, local, all: [...local, ...found] };
}

/** What was typed before and not saved is there again; whatever is typed now is kept with every key. */
function useKept(
  { club, mission }: Pick<BuilderProps, 'club' | 'mission'>,
  form: { values: MissionForm; dirty: boolean; set: (values: MissionForm) => void; reset: () => void },
) {
  const place = placeOf(club, mission);
  const [typed] = useState(() => readKept(place));
  const [isBack, setBack] = useState(typed !== null);
  const restore = useEffectEvent(() => typed !== null && form.set(typed));
  const keep = useEffectEvent(() => keepForm(place, form.values));
  useEffect(() => {
    restore();
  }, []);
  const { values, dirty } = form;
  useEffect(() => {
    if (dirty && values) keep();
  }, [values, dirty]);
  const discard = () => {
    form.reset();
    forgetForm(place);
    setBack(false);
  };
  return { isBack: isBack && form.dirty, discard };
}

/** Says that it is out, and leads back to the list. */
function usePublished(club: ClubView, mission: MissionEditor | null): (values: MissionForm) => void {
  const copy = useCopy(missionBuilderCopy);
  const { tag } = useLocale();
  const navigate = useNavigate();
  return (values) => {
    const { title } = values;
    const { opens_at } = fieldsOf(values, club.time_zone);
    const now_ms = Date.now();
    const when = { tag, zone: club.time_zone, now_ms };
    const said = isDraft(mission) ? copy.published({ title }) : copy.resumed({ title });
    const isLater = opens_at !== null && Date.parse(opens_at) > now_ms;
    showToast({
      title: isLater ? copy.scheduled({ title, when: whenIn(opens_at, when) }) : said,
      tone: 'good',
    });
    void navigate(manageMissionsPath(club.handle), { replace: true });
  };
}
