// The own receipt while a vote is open; once it is closed, the check of the whole result on this phone.
import type { VoteReceipt, VoteView } from '@stagepass/contract/votes/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { checkCircle } from '@stagepass/ui/icon/phosphor/check-circle.ts';
import { xCircle } from '@stagepass/ui/icon/phosphor/x-circle.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Answered } from '#platform/query/answered.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { votePageCopy } from '../copy.ts';
import { type KeptReceipt, keptReceipt } from '../data/kept-receipts.ts';
import { useReceipt, useTally } from '../data/proof.ts';
import { type Checked, fitsWhatWasSent, isWhole, verifyVote } from '../model/verify.ts';
import { verifyCopy } from '../verify-copy.ts';
import './votes.css';

export interface ReceiptSheetProps {
  vote: VoteView;
  onClose: () => void;
}

export function ReceiptSheet({ vote, onClose }: ReceiptSheetProps) {
  const copy = useCopy(verifyCopy);
  const closed = vote.state === 'closed';
  return (
    <Sheet
      onClose={onClose}
      title={closed ? copy.title : copy.receiptTitle}
      description={closed ? copy.lead : copy.receiptLead}
    >
      {closed ? <Check vote={vote} /> : <Receipt vote={vote} />}
    </Sheet>
  );
}

function Receipt({ vote }: { vote: VoteView }) {
  const copy = useCopy(verifyCopy);
  const kept = keptReceipt(vote.id);
  return (
    <Answered query={useReceipt(vote.id)} copy={copy} failed={copy.failed}>
      {(receipt) => (
        <>
          <WhereKept kept={kept} receipt={receipt} />
          <Facts vote={vote} receipt={receipt} />
          {vote.changeable ? <p className="sp-small sp-quiet mt-3">{copy.changes}</p> : null}
        </>
      )}
    </Answered>
  );
}

function Check({ vote }: { vote: VoteView }) {
  const copy = useCopy(verifyCopy);
  const tally = useTally(vote.id);
  const kept = keptReceipt(vote.id);
  return (
    <Answered query={tally} copy={copy} failed={copy.failed}>
      {({ lines, receipt }) => (
        <>
          <Steps vote={vote} lines={lines} receipt={receipt} kept={kept} />
          {receipt === null ? null : <WhereKept kept={kept} receipt={receipt} />}
          <p className="sp-small sp-quiet mt-4">{copy.lines({ count: lines.length })}</p>
          <h3 className="sp-small sp-quiet mt-4">{copy.seal}</h3>
          <p className="sp-vote-code">{vote.seal}</p>
          {receipt === null ? null : <Facts vote={vote} receipt={receipt} />}
          <div className="mt-4">
            <Button wide variant="secondary" loading={tally.isFetching} onClick={() => void tally.refetch()}>
              {copy.again}
            </Button>
          </div>
        </>
      )}
    </Answered>
  );
}

interface StepsProps {
  vote: VoteView;
  lines: Parameters<typeof verifyVote>[1];
  receipt: VoteReceipt | null;
  kept: KeptReceipt | null;
}

/** The phone's own receipt decides; another one of the server is newer only where this fan changed the vote on another device. */
function Steps({ vote, lines, receipt: given, kept }: StepsProps) {
  const copy = useCopy(verifyCopy);
  const changedElsewhere = kept !== null && given !== null && given.cast_at > kept.receipt.cast_at;
  const receipt = kept === null || changedElsewhere ? given : kept.receipt;
  const wrong = receipt === kept?.receipt && kept !== null && !fitsWhatWasSent(kept.receipt, kept.sent);
  const sealed = { vote_id: vote.id, title: vote.title, seal: vote.seal ?? '', result: vote.options };
  const { data: checked } = useQuery({
    queryKey: ['votes', 'checked', vote.id, vote.seal, lines, receipt],
    queryFn: async (): Promise<Checked> => {
      const found = await verifyVote(sealed, lines, receipt);
      return wrong ? { ...found, own: 'receipt-wrong' } : found;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (checked === undefined) return null;
  const { steps } = copy;
  const own = {
    'in-list': steps.own,
    missing: steps.ownWrong,
    'receipt-wrong': steps.receiptWrong,
    none: steps.ownNone,
  }[checked.own ?? 'none'];
  return (
    <>
      <ul className="sp-vote-check">
        <Step good={checked.own === null || checked.own === 'in-list'}>{own}</Step>
        <Step good={checked.seal}>{checked.seal ? steps.seal : steps.sealWrong}</Step>
        <Step good={checked.sum}>{checked.sum ? steps.sum : steps.sumWrong}</Step>
      </ul>
      <Verdict checked={checked} />
    </>
  );
}

function Step({ good, children }: { good: boolean; children: string }) {
  return (
    <li data-state={good ? 'good' : 'bad'}>
      <Icon of={good ? checkCircle : xCircle} weight="fill" size="1.375rem" />
      {children}
    </li>
  );
}

function Verdict({ checked }: { checked: Checked }) {
  const copy = useCopy(verifyCopy);
  const whole = isWhole(checked);
  return (
    <div className="mt-4" role="status">
      <Notice tone={whole ? 'good' : 'bad'}>{whole ? copy.good : `${copy.bad}. ${copy.badText}`}</Notice>
    </div>
  );
}

/** Says where the receipt comes from: a copy of this phone proves more than one that the server gives out at this moment. */
function WhereKept({ kept, receipt }: { kept: KeptReceipt | null; receipt: VoteReceipt }) {
  const copy = useCopy(verifyCopy);
  const { tag } = useLocale();
  if (kept === null) return <Notice tone="plain">{copy.notKept}</Notice>;
  if (kept.receipt.hash === receipt.hash) return null;
  return <Notice tone="warn">{copy.changedSince({ when: momentIn(tag, receipt.cast_at) })}</Notice>;
}

function Facts({ vote, receipt }: { vote: VoteView; receipt: VoteReceipt }) {
  const copy = useCopy(verifyCopy);
  const { weight } = useCopy(votePageCopy);
  const { tag } = useLocale();
  const labels = vote.options.filter(({ place }) => receipt.options.includes(place));
  const rows = [
    [copy.choice, labels.map(({ label }) => label).join(', ')],
    [copy.weight, weight.times({ count: receipt.weight })],
    [copy.cast, momentIn(tag, receipt.cast_at)],
  ] as const;
  return (
    <>
      <dl className="sp-vote-weights mt-4">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className="sp-small sp-quiet mt-4">{copy.hash}</h3>
      <p className="sp-vote-code">{receipt.hash}</p>
      <h3 className="sp-small sp-quiet mt-4">{copy.nonce}</h3>
      <p className="sp-vote-code">{receipt.nonce}</p>
    </>
  );
}
