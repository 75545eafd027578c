// The proof of a line's place in its account's chain; the phone computes it again itself.
import type { LineProof } from '@stagepass/contract/ledger/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Fingerprint } from '@stagepass/ui/fingerprint/fingerprint.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { checkCircle } from '@stagepass/ui/icon/phosphor/check-circle.ts';
import { warningCircle } from '@stagepass/ui/icon/phosphor/warning-circle.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { LinkWords } from '#platform/navigation/link-button.tsx';
import { ContactLine } from '#platform/site/contact-line.tsx';
import { recomputed } from '../model/recompute.ts';
import { headsPath } from '../public/paths.ts';
import { statementCopy } from '../statement-copy.ts';

export function LineProofs({ proofs }: { proofs: readonly LineProof[] }) {
  const { receipt: words } = useCopy(statementCopy);
  if (proofs.length === 0) return null;
  return (
    <>
      <SectionHead title={words.proof} />
      <p className="sp-small sp-quiet mb-3">{words.proofText}</p>
      {proofs.map((proof) => (
        <Proof key={proof.seq} proof={proof} />
      ))}
      <LinkWords to={headsPath()} alone>
        {words.heads}
      </LinkWords>
    </>
  );
}

type Verdict = 'fits' | 'wrong' | 'cannot';

function Proof({ proof }: { proof: LineProof }) {
  const { receipt: words } = useCopy(statementCopy);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const check = async () => {
    const hash = await recomputed(proof);
    setVerdict(hash === null ? 'cannot' : hash === proof.hash ? 'fits' : 'wrong');
  };
  return (
    <div className="mb-4 grid gap-3">
      <p className="sp-small">
        <b>{words.seq({ seq: proof.seq })}</b>
        <span className="sp-quiet block">
          {proof.seal === null ? words.noSeal : words.seal({ n: proof.seal.n })}
        </span>
      </p>
      <Fingerprint value={proof.previous} label={words.previous} caption={words.printBefore} />
      <Fingerprint value={proof.hash} label={words.hash} caption={words.print} />
      {verdict === null ? (
        <Button variant="outline" size="small" onClick={() => void check()}>
          {words.check}
        </Button>
      ) : (
        <Notice
          live
          tone={verdict === 'fits' ? 'good' : verdict === 'wrong' ? 'bad' : 'plain'}
          icon={<Icon of={verdict === 'fits' ? checkCircle : warningCircle} weight="fill" />}
        >
          {verdict === 'fits' ? words.checked : words[verdict]}
          {verdict === 'wrong' ? <ContactLine className="mt-1" text={words.wrongContact} /> : null}
        </Notice>
      )}
    </div>
  );
}
