// The editor of a pack: words, print, price, items with their weight; beside it the pack and the odds as fans will see them.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Dock, Screen, ScreenBody, SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import { useTokenSymbol } from '#domains/tokens/public/use-token-symbol.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { LeaveGuard } from '#platform/navigation/leave-guard.tsx';
import { useTitle } from '#platform/title/title.ts';
import { gachaCopy } from '../../copy.ts';
import { manageGachaCopy } from '../../manage-copy.ts';
import { priceOf } from '../../model/pool-draft.ts';
import { priceText } from '../../model/price.ts';
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
        <Words club={club} editor={editor} pool={pool} />
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

function Words({ club, editor, pool }: Pick<PoolEditorProps, 'club' | 'pool'> & { editor: Editor }) {
  const copy = useCopy(manageGachaCopy);
  const { draft, edit, tried } = editor;
  const words = useCopy(gachaCopy);
  const { symbol } = useTokenSymbol(club.id);
  const price = priceOf(draft);
  const inTokens = draft.asset === 'token';
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
        label={inTokens ? copy.priceInTokens : copy.price}
        inputMode={inTokens ? 'numeric' : 'decimal'}
        value={draft.price}
        onChange={(event) => edit({ price: event.target.value })}
        hint={
          price === undefined
            ? undefined
            : copy.tenPrice({
                price: priceText(
                  price * 10,
                  { asset: draft.asset, token: symbol === null ? null : { symbol } },
                  words,
                ),
              })
        }
        error={price === undefined ? (inTokens ? copy.tokensWrong : copy.priceWrong) : undefined}
      />
      {symbol === null ? null : <PaidIn symbol={symbol} editor={editor} />}
      <PackPrint draft={draft} pool={pool} onChange={edit} />
    </div>
  );
}

/** One of the two: a pack that is paid in tokens is sold for no credits. */
function PaidIn({ symbol, editor: { draft, edit } }: { symbol: string; editor: Editor }) {
  const copy = useCopy(manageGachaCopy);
  return (
    <div className="grid gap-2">
      <span className="sp-field-label">{copy.paidIn}</span>
      <SegmentedControl
        label={copy.paidIn}
        value={draft.asset}
        segments={[
          { value: 'credits', label: copy.credits },
          { value: 'token', label: symbol },
        ]}
        onChange={(asset) => edit({ asset, price: asset === 'token' ? '5' : '1.20' })}
      />
      {draft.asset === 'token' ? <p className="sp-small sp-quiet">{copy.tokensGone({ symbol })}</p> : null}
    </div>
  );
}
