// What is being changed about a pack, and its saving.
import type { GachaPool } from '@stagepass/contract/gacha/shapes.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { useSearch } from '#platform/navigation/use-search.ts';
import { useSavePool } from '../../data/manage-pool.ts';
import { manageGachaCopy } from '../../manage-copy.ts';
import { draftOf, emptyDraft, type PoolDraft, versionDraftOf } from '../../model/pool-draft.ts';

export interface PoolEditorProps {
  club: ClubView;
  /** Null for a new one. */
  pool: GachaPool | null;
}

export function usePoolEditor({ club, pool }: PoolEditorProps) {
  const copy = useCopy(manageGachaCopy);
  const [, change] = useSearch();
  const [draft, setDraft] = useState<PoolDraft>(() => (pool === null ? emptyDraft : draftOf(pool)));
  const [dirty, setDirty] = useState(false);
  const [tried, setTried] = useState(false);
  const save = useSavePool(club.id, pool?.id ?? null);
  const edit = (part: Partial<PoolDraft>) => {
    setDraft((old) => ({ ...old, ...part }));
    setDirty(true);
  };
  const version = versionDraftOf(draft);
  const fits = draft.name.trim() !== '' && version !== null;
  /** Answers the pool as saved; null where it could not be. */
  const keep = async (quiet = false): Promise<GachaPool | null> => {
    setTried(true);
    if (!fits) return null;
    const { name, story, picture_media_id } = draft;
    try {
      const saved = await save.mutateAsync({
        ...{ name: name.trim(), story, draft: version },
        ...(picture_media_id === undefined ? {} : { picture_media_id }),
      });
      setDirty(false);
      if (!quiet) showToast({ title: copy.saved, tone: 'good' });
      if (pool === null) change({ pool: saved.id });
      return saved;
    } catch (error) {
      showToast({ title: errorSentence(copy, error), tone: 'bad' });
      return null;
    }
  };
  return { draft, edit, dirty, tried, version, saving: save.isPending, keep };
}

export type Editor = ReturnType<typeof usePoolEditor>;
