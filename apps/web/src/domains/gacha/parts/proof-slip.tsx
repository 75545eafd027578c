// The proof as a printed slip of four steps, what does not agree, and the ten that were drawn together.
import type { Disagreement, Verdict } from '@stagepass/base/gacha/verify.ts';
import { fromHex } from '@stagepass/base/hex.ts';
import { sha256Hex } from '@stagepass/base/sha256.ts';
import type { DrawProof } from '@stagepass/contract/gacha/shapes.ts';
import { Fingerprint } from '@stagepass/ui/fingerprint/fingerprint.tsx';
import { shortNumber } from '@stagepass/ui/fingerprint/fingerprint-bars.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { checkCircle } from '@stagepass/ui/icon/phosphor/check-circle.ts';
import { warningCircle } from '@stagepass/ui/icon/phosphor/warning-circle.ts';
import { xCircle } from '@stagepass/ui/icon/phosphor/x-circle.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { OddsBar } from '@stagepass/ui/odds-table/odds-bar.tsx';
import { RarityGlyph } from '@stagepass/ui/rarity-frame/rarity-glyph.tsx';
import { Slip, SlipPerf } from '@stagepass/ui/slip/slip.tsx';
import type { ReactNode } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { momentIn, numbersIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { gachaCopy } from '../copy.ts';
import { proofLine, shortId } from '../model/proof-line.ts';
import { proofCopy } from '../proof-copy.ts';
import { gachaProofPath } from '../public/paths.ts';

export function ProofSlip({ proof, verdict }: { proof: DrawProof; verdict: Verdict }) {
  const copy = useCopy(proofCopy);
  const { server_seed_hash, server_seed, client_seed, mine } = proof;
  return (
    <div className="sp-proof-slip">
      <Slip label={copy.slip}>
        <ol className="sp-proof-steps">
          <Step n={1} title={copy.one}>
            <Fingerprint value={server_seed_hash} label={copy.printLabel} caption={copy.print} />
          </Step>
          <Step n={2} title={mine ? copy.two : copy.twoOther}>
            <div className="sp-proof-word">{client_seed}</div>
          </Step>
          {server_seed === null ? (
            <Step n={3} title={copy.threeSealed}>
              <p className="sp-small">{copy.threeSealedText}</p>
            </Step>
          ) : (
            <OpenedStep proof={proof} seed={server_seed} />
          )}
          {verdict.state === 'sealed' ? null : <ThrowStep proof={proof} />}
        </ol>
      </Slip>
    </div>
  );
}

function Step({
  n,
  title,
  mark,
  children,
}: {
  n: number;
  title: string;
  mark?: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="sp-proof-step">
      <span className="sp-proof-place" aria-hidden="true">
        {n}
      </span>
      <div>
        <h2 className="sp-proof-title">
          {title}
          {mark}
        </h2>
        {children}
      </div>
      <SlipPerf />
    </li>
  );
}

function OpenedStep({ proof, seed }: { proof: DrawProof; seed: string }) {
  const copy = useCopy(proofCopy);
  const bytes = fromHex(seed);
  const print = bytes === undefined ? seed : sha256Hex(bytes);
  const same = print === proof.server_seed_hash;
  return (
    <Step
      n={3}
      title={copy.three}
      mark={
        <span data-tone={same ? 'good' : 'bad'}>
          <Icon of={same ? checkCircle : xCircle} weight="fill" size="1.0625rem" />
          {same ? copy.samePrint : copy.otherPrint}
        </span>
      }
    >
      <Fingerprint value={print} label={copy.openedLabel} caption={copy.print} />
      <p className="sp-serial">
        {copy.number} {shortNumber(seed)}
      </p>
    </Step>
  );
}

function ThrowStep({ proof }: { proof: DrawProof }) {
  const copy = useCopy(proofCopy);
  const { qualities } = useCopy(gachaCopy);
  const { tag } = useLocale();
  const draw = proof.draws[proof.position];
  if (draw === undefined) return null;
  const { stretches, at, hit } = proofLine(proof.table, draw);
  const figure = (value: number) => numbersIn(tag, { maximumFractionDigits: 2 }).format(value);
  const roll = at.toFixed(2);
  const design = proof.designs.find(({ id }) => id === draw.design_id);
  const where = { from: figure(hit?.from ?? 0), to: figure(hit?.to ?? 0), tier: qualities[draw.quality] };
  return (
    <Step n={4} title={copy.four({ roll })}>
      <OddsBar
        label={copy.line({ roll, ...where })}
        scale
        drawn={{ at, text: roll }}
        shares={stretches.map(({ quality, from, to }) => ({
          rarity: quality,
          label: qualities[quality],
          share: to - from,
          text: figure(to - from),
        }))}
      />
      <p className="sp-small">
        {proof.mine ? copy.stretch(where) : copy.stretchOther(where)}{' '}
        <b dir="auto">{copy.item({ name: design?.name ?? where.tier, number: draw.number })}</b>.
      </p>
      {draw.guaranteed === 'none' ? null : (
        <p className="sp-small">
          {draw.guaranteed === 'pity' ? copy.byPity({ pity: draw.pity_before }) : copy.byTen}
        </p>
      )}
      <p className="sp-micro">
        {copy.nonce({ nonce: draw.nonce + 1, version: proof.version, date: momentIn(tag, proof.at) })}
      </p>
    </Step>
  );
}

/** Each leads to its own needle; the ten are one receipt and are checked together. */
export function TenDrawn({ proof }: { proof: DrawProof }) {
  const copy = useCopy(proofCopy);
  const { qualities } = useCopy(gachaCopy);
  return (
    <nav aria-label={copy.ten} className="mt-8">
      <h2 className="sp-head">{copy.ten}</h2>
      <div className="sp-proof-ten">
        {proof.draws.map((draw, at) => (
          <Link
            key={draw.id}
            replace
            to={gachaProofPath(draw.id)}
            aria-current={at === proof.position ? 'page' : undefined}
            aria-label={copy.tenth({ at: at + 1, count: proof.draws.length, tier: qualities[draw.quality] })}
          >
            <RarityGlyph rarity={draw.quality} />
          </Link>
        ))}
      </div>
    </nav>
  );
}

export interface DisagreementsProps {
  proof: DrawProof;
  list: readonly Disagreement[];
}

export function Disagreements({ proof, list }: DisagreementsProps) {
  const copy = useCopy(proofCopy);
  const { qualities } = useCopy(gachaCopy);
  /** By name where there is one. */
  const named = (field: Disagreement['field'], value: string): string => {
    if (field === 'quality') return qualities[value as keyof typeof qualities] ?? value;
    return field === 'design_id'
      ? (proof.designs.find(({ id }) => id === value)?.name ?? shortId(value))
      : value;
  };
  const words = ({ field, position, said, found }: Disagreement): string => {
    if (field === 'server_seed') return copy.difference.server_seed;
    if (field === 'count') return copy.difference.count({ said });
    return copy.difference.field({
      at: (position ?? 0) + 1,
      field: copy.fields[field],
      said: named(field, said),
      found: named(field, found),
    });
  };
  return (
    <div className="mt-4">
      <Notice tone="bad" icon={<Icon of={warningCircle} weight="fill" />}>
        <h2 className="sp-head">{copy.differences}</h2>
        <ul className="sp-proof-differences">
          {list.map((one) => (
            <li key={`${one.position} ${one.field}`}>{words(one)}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
