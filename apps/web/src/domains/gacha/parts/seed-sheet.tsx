// How draws work: first the server seed's hash, then the fan's client seed. Changing it reveals the server seed used so far.

import type { CallAnswer } from '@stagepass/contract/client.ts';
import type { Commitment, GachaPool } from '@stagepass/contract/gacha/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { useRest } from '@stagepass/ui/button/use-rest.ts';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Fingerprint } from '@stagepass/ui/fingerprint/fingerprint.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { arrowsClockwise } from '@stagepass/ui/icon/phosphor/arrows-clockwise.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { Slip } from '@stagepass/ui/slip/slip.tsx';
import { useState } from 'react';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Answered } from '#platform/query/answered.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { gachaCopy } from '../copy.ts';
import { useCommitment, useSetSeed } from '../data/seed.ts';
import { isSeed, ownSeed } from '../model/own-seed.ts';
import './seed-sheet.css';

type Changed = CallAnswer<'PUT /gacha/:id/seed'>['data'];

export interface SeedSheetProps {
  pool: Pick<GachaPool, 'id' | 'cannot_because'>;
  /** A pack waits to be opened as soon as the seed is chosen: then the button names its price, and pays it. */
  toOpen: { readonly price: string } | null;
  onChosen: () => void;
  onClose: () => void;
}

const strangers: readonly GachaPool['cannot_because'][] = ['sign-in', 'join', 'staff', 'muted', 'banned'];

export function SeedSheet({ pool, toOpen, onChosen, onClose }: SeedSheetProps) {
  const copy = useCopy(gachaCopy);
  const { seed } = copy;
  const draws = !strangers.includes(pool.cannot_because);
  const commitment = useCommitment(pool.id, draws);
  const [changed, setChanged] = useState<Changed | null>(null);
  const chosen = (answer: Changed) => {
    if (toOpen !== null || answer.revealed === null) onChosen();
    else setChanged(answer);
  };
  return (
    <Sheet
      onClose={onClose}
      title={changed === null ? seed.title : seed.revealedTitle}
      description={changed === null ? seed.lead : undefined}
    >
      {!draws ? (
        <HowItGoes />
      ) : changed !== null ? (
        <Opened changed={changed} onDone={onClose} />
      ) : (
        <Answered query={commitment} copy={{ ...copy, loading: seed.waiting }} failed={seed.failed}>
          {(data) => <Choose poolId={pool.id} commitment={data} toOpen={toOpen} onChosen={chosen} />}
        </Answered>
      )}
    </Sheet>
  );
}

/** For whoever has no draws here: the same four steps, in words. */
function HowItGoes() {
  const { seed } = useCopy(gachaCopy);
  return (
    <>
      <ol className="sp-seed-steps">
        {Object.values(seed.steps).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="sp-small sp-quiet mt-4">{seed.visitor}</p>
    </>
  );
}

interface ChooseProps {
  poolId: string;
  commitment: Commitment;
  toOpen: SeedSheetProps['toOpen'];
  onChosen: (answer: Changed) => void;
}

function Choose({ poolId, commitment, toOpen, onChosen }: ChooseProps) {
  const copy = useCopy(gachaCopy);
  const { seed } = copy;
  const set = useSetSeed(poolId);
  const { server_seed_hash: used, client_seed, nonce, next_server_seed_hash: next } = commitment;
  const form = useForm({
    // Made only now, with the fingerprint in sight: it cannot have been part of what was sealed.
    initial: () => ({ word: ownSeed() }),
    copy,
    send: async ({ word }) => onChosen(await set.mutateAsync({ client_seed: word, server_seed_hash: next })),
  });
  const { word } = form.values;
  const { resting } = useRest({ loading: form.pending });
  const pays = toOpen === null ? {} : ({ variant: 'pay', stub: toOpen.price, resting } as const);
  return (
    <form {...form.form} className="mt-3 grid gap-5">
      {used === null || client_seed === null ? null : (
        <Slip label={seed.inUse} title={seed.inUse}>
          <Fingerprint value={used} label={seed.sealedLabel} caption={seed.print} />
          <p className="sp-small mt-2">
            {seed.yours} <b className="sp-num">{client_seed}</b>
          </p>
          <p className="sp-small">{seed.inUseText({ count: nonce })}</p>
        </Slip>
      )}
      <Slip
        label={used === null ? seed.sealed : seed.sealedNext}
        title={used === null ? seed.sealed : seed.sealedNext}
      >
        <Fingerprint value={next} label={seed.sealedLabel} caption={seed.print} />
      </Slip>
      <Field
        {...form.field('word')}
        label={seed.word}
        hint={used === null ? seed.wordHint : seed.changeText}
        error={isSeed(word) ? form.errors.form : seed.wordWrong}
        maxLength={64}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        trailing={
          <IconButton
            label={seed.another}
            icon={<Icon of={arrowsClockwise} />}
            onClick={() => form.set({ word: ownSeed() })}
          />
        }
      />
      <SubmitButton of={form} disabled={!isSeed(word)} {...pays}>
        {toOpen !== null ? seed.useAndOpen : used === null ? seed.use : seed.change}
      </SubmitButton>
    </form>
  );
}

function Opened({ changed, onDone }: { changed: Changed; onDone: () => void }) {
  const { seed } = useCopy(gachaCopy);
  const { revealed } = changed;
  if (revealed === null) return null;
  return (
    <div className="grid gap-4">
      <p>{seed.revealed({ count: revealed.draws })}</p>
      <Slip label={seed.revealedTitle}>
        <Fingerprint value={revealed.server_seed_hash} label={seed.sealedLabel} caption={seed.print} />
        <p className="sp-small mt-2">
          {seed.number} <span className="sp-num sp-seed-number">{revealed.server_seed}</span>
        </p>
        <p className="sp-small mt-1">
          {seed.yours} <b className="sp-num">{revealed.client_seed}</b>
        </p>
      </Slip>
      <Button wide onClick={onDone}>
        {seed.done}
      </Button>
    </div>
  );
}
