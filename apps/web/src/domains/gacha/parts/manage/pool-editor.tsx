// The editor of a pack: words, print, price, items with their weight; beside it the pack and the odds as fans will see them.
import { formatUsd } from '@stagepass/base/money.ts';
import type { GachaPool } from '@stagepass/contract/gacha/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Dock, Screen, ScreenBody, SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { useState } from 'react';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { LeaveGuard } from '#platform/navigation/leave-guard.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { useTitle } from '#platform/title/title.ts';
import { useSavePool } from '../../data/manage-pool.ts';
import { manageGachaCopy } from '../../manage-copy.ts';
import { draftOf, emptyDraft, type PoolDraft, priceOf, versionDraftOf } from '../../model/pool-draft.ts';
import { AnnounceButton } from './announce-button.tsx';
import { DraftItems } from './draft-items.tsx';
import { DraftPreview } from './draft-preview.tsx';
import { PackPrint } from './pack-print.tsx';
import { PoolState } from './pool-state.tsx';

export interface PoolEditorProps {
  club: ClubView;
  /** Null for a new one. */
  pool: GachaPool | null;
}

function useEditor({ club, pool }: PoolEditorProps) {
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

export type Editor = ReturnType<typeof useEditor>;

export function PoolEditor({ club, pool }: PoolEditorProps) {
  const copy = useCopy(manageGachaCopy);
  const editor = useEditor({ club, pool });
  const title = pool === null ? copy.newTitle : copy.editTitle({ name: pool.name });
  useTitle(title);
  return (
    <Screen>
      <TopBar
        leading={
          <LeaveGuard dirty={editor.dirty} above={clubScreenPath(club.handle, 'manage-gacha')} copy={copy} />
        }
        title={<span dir="auto">{club.name}</span>}
      />
      <ScreenBody>
        <h1 className="sp-display mb-4" dir="auto">
          {title}
        </h1>
        {pool === null ? null : <PoolState pool={pool} />}
        <SectionHead title={copy.preview} />
        <DraftPreview club={club} pool={pool} draft={editor.draft} />
        <Words editor={editor} pool={pool} />
        <DraftItems
          club={club}
          entries={editor.draft.entries}
          onChange={(entries) => editor.edit({ entries })}
        />
      </ScreenBody>
      <Dock>
        <Button
          variant="secondary"
          className="flex-1"
          loading={editor.saving}
          onClick={() => void editor.keep()}
        >
          {copy.save}
        </Button>
        <AnnounceButton editor={editor} pool={pool} />
      </Dock>
    </Screen>
  );
}

function Words({ editor, pool }: { editor: Editor; pool: GachaPool | null }) {
  const copy = useCopy(manageGachaCopy);
  const { draft, edit, tried } = editor;
  const price = priceOf(draft);
  return (
    <div className="mt-8 grid gap-4">
      <Field
        label={copy.name}
        value={draft.name}
        maxLength={40}
        onChange={(event) => edit({ name: event.target.value })}
        error={tried && draft.name.trim() === '' ? copy.nameNeeded : undefined}
      />
      <TextArea
        label={copy.story}
        hint={copy.storyHint}
        value={draft.story}
        maxLength={600}
        onChange={(event) => edit({ story: event.target.value })}
      />
      <Field
        label={copy.price}
        inputMode="decimal"
        value={draft.price}
        onChange={(event) => edit({ price: event.target.value })}
        hint={price === undefined ? undefined : copy.tenPrice({ price: formatUsd(price * 10) })}
        error={price === undefined ? copy.priceWrong : undefined}
      />
      <PackPrint draft={draft} pool={pool} onChange={edit} />
    </div>
  );
}
