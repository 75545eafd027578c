// The editor of a pack: words, print, price, items with their weight; beside it the pack and the odds as fans will see them.
import { formatUsd } from '@stagepass/base/money.ts';
import type { GachaPool } from '@stagepass/contract/gacha/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Dock, Screen, ScreenBody, SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { LeaveGuard } from '#platform/navigation/leave-guard.tsx';
import { useTitle } from '#platform/title/title.ts';
import { manageGachaCopy } from '../../manage-copy.ts';
import { priceOf } from '../../model/pool-draft.ts';
import { AnnounceButton } from './announce-button.tsx';
import { DraftItems } from './draft-items.tsx';
import { DraftPreview } from './draft-preview.tsx';
import { PackPrint } from './pack-print.tsx';
import { PoolState } from './pool-state.tsx';
import { type Editor, type PoolEditorProps, usePoolEditor } from './use-pool-editor.ts';

export function PoolEditor({ club, pool }: PoolEditorProps) {
  const copy = useCopy(manageGachaCopy);
  const editor = usePoolEditor({ club, pool });
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
          className="flex-auto"
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
