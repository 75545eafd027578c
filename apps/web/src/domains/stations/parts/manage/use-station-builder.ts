// What is being changed about a station: saved as a draft, opened once nothing is missing.
import type { RequirementType } from '@stagepass/contract/requirements/kinds.ts';
import type { StationEditor } from '@stagepass/contract/stations/shapes.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { type Form, useForm } from '#platform/forms/use-form.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { useSearch } from '#platform/navigation/use-search.ts';
import { stationBuilderCopy } from '../../builder-copy.ts';
import { useSaveStation, useStationLife } from '../../data/manage.ts';
import {
  type DraftTrouble,
  emptyForm,
  fieldsOf,
  formOf,
  type StationForm,
  troublesOf,
} from '../../model/draft.ts';
import { manageStationsPath } from '../../public/paths.ts';

/** What follows once it is saved. */
type Next = { what: 'stay' } | { what: 'open' } | { what: 'add'; type: RequirementType };

export interface BuilderProps {
  club: ClubView;
  /** Null for a new one. */
  station: StationEditor | null;
}

/** Where a sentence stands that is not of a field that holds text. */
export type Wrong = Partial<Record<'thing' | 'point', string>>;

export function useStationBuilder({ club, station }: BuilderProps) {
  const copy = useCopy(stationBuilderCopy);
  const next = useRef<Next>({ what: 'stay' });
  const [tried, setTried] = useState(0);
  const [wrong, setWrong] = useState<Wrong>({});
  const send = useSend({ club, station, onNotReady: () => setTried((times) => times + 1) });
  const sentences: Record<DraftTrouble, string> = {
    title: copy.nameNeeded,
    thing: copy.thingNeeded,
    days: copy.daysWrong,
    price: copy.priceWrong,
    total: copy.totalWrong,
    per_fan: copy.perFanWrong,
    tokens: copy.tokensWrong,
    closes: copy.problems['closes-before-open'],
    url: copy.urlWrong,
    place_name: copy.placeNameNeeded,
    point: copy.pointNeeded,
  };
  const form: Form<StationForm> = useForm<StationForm>({
    initial: () => (station === null ? emptyForm : formOf(station, club.time_zone)),
    copy,
    check: (values) => {
      const found = troublesOf(values);
      const say = (trouble: 'thing' | 'point') =>
        found.includes(trouble) ? { [trouble]: sentences[trouble] } : {};
      setWrong({ ...say('thing'), ...say('point') });
      const [first] = found.filter((trouble) => trouble === 'thing' || trouble === 'point');
      return {
        ...Object.fromEntries(found.map((trouble) => [trouble, sentences[trouble]])),
        ...(first === undefined ? {} : { form: sentences[first] }),
      };
    },
    send: (values, base) => send({ values, base, next: next.current, saved: form.saved }),
    explain: (error) => ({ form: errorSentence(copy, error) }),
  });
  const submit = (what: Next) => {
    next.current = what;
    return form.submit();
  };
  return {
    form,
    wrong,
    tried,
    save: () => submit({ what: 'stay' }),
    open: () => submit({ what: 'open' }),
    /** A step belongs to a station: a new one is saved first, under a name of its own where it has none yet. */
    addFirst: (type: RequirementType) => {
      if (form.values.title.trim() === '') form.set({ title: copy.untitled });
      return submit({ what: 'add', type });
    },
  };
}

export type Builder = ReturnType<typeof useStationBuilder>;

interface Sending {
  values: StationForm;
  base: StationForm;
  next: Next;
  /** The form begins anew with what was saved. */
  saved: (form: StationForm) => void;
}

function useSend({ club, station, onNotReady }: BuilderProps & { onNotReady: () => void }) {
  const copy = useCopy(stationBuilderCopy);
  const [, change] = useSearch();
  const navigate = useNavigate();
  const save = useSaveStation(club.id);
  const life = useStationLife();
  // As it was opened or saved last: a change that somebody else made meanwhile is noticed by it.
  const [version, setVersion] = useState(station?.version ?? 0);
  const zone = club.time_zone;
  const keep = async ({ values, saved }: Sending): Promise<string> => {
    const before = station === null ? null : { id: station.id, version };
    const kept = await save.mutateAsync({ before, fields: fieldsOf(values, zone) });
    setVersion(kept.version);
    saved(formOf(kept, zone));
    return kept.id;
  };
  const open = async (id: string, { title }: StationForm) => {
    try {
      await life.mutateAsync({ change: 'open', id });
    } catch (error) {
      // The station's own list of problems is asked for anew by then, and is shown.
      if (isApiError(error, 'stations.not-ready')) {
        onNotReady();
        if (station === null) change({ station: id });
        return;
      }
      throw error;
    }
    showToast({ title: copy.opened({ title }), tone: 'good' });
    void navigate(manageStationsPath(club.handle), { replace: true });
  };
  return async (sending: Sending) => {
    const { values, base, next } = sending;
    const isSame = station !== null && JSON.stringify(values) === JSON.stringify(base);
    const id = isSame ? station.id : await keep(sending);
    if (next.what === 'open') return open(id, values);
    const isDraft = station === null || station.state === 'draft';
    if (next.what === 'stay') showToast({ title: isDraft ? copy.saved : copy.savedChanges, tone: 'good' });
    if (station === null) change({ station: id, ...(next.what === 'add' ? { add: next.type } : {}) });
    return undefined;
  };
}
