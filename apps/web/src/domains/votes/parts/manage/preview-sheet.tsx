// A vote that is being written, as fans will see it.
import type { VoteView } from '@stagepass/contract/votes/shapes.ts';
import { useState } from 'react';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useTiers } from '#domains/memberships/public/use-tiers.ts';
import { useTokenSymbol } from '#domains/tokens/public/use-token-symbol.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { voteEditorCopy } from '../../manage-copy.ts';
import { bodyOf, filledOptions, type VoteForm } from '../../model/draft.ts';
import { VoteBody } from '../vote-body.tsx';

export interface PreviewSheetProps {
  club: ClubView;
  values: VoteForm;
  onClose: () => void;
}

export function PreviewSheet({ club, values, onClose }: PreviewSheetProps) {
  const copy = useCopy(voteEditorCopy);
  const { data: tiers = [] } = useTiers(club.id);
  const { symbol } = useTokenSymbol(club.id);
  const [chosen, setChosen] = useState<string[]>([]);
  const [now] = useState(() => new Date().toISOString());
  const body = bodyOf(values, { zone: club.time_zone, kept: null, tierIds: tiers.map(({ id }) => id) });
  const weights =
    values.weighting === 'tier' ? tiers.map((tier) => ({ tier, weight: values.weights[tier.id] ?? 1 })) : [];
  const best = weights.at(-1);
  const vote: VoteView = {
    id: 'preview',
    club,
    title: body.title,
    story: body.story ?? '',
    state: 'open',
    version: 0,
    choice: values.choice,
    most_choices: body.most_choices ?? 1,
    weighting: values.weighting,
    weights,
    token: values.weighting === 'tokens' && symbol !== null ? { symbol, held: 0 } : null,
    changeable: values.changeable,
    results: values.live ? 'live' : 'hidden',
    binding: values.binding,
    condition: null,
    opens_at: now,
    closes_at: body.closes_at ?? now,
    closed_at: null,
    options: filledOptions(values).map(({ key, label, picture }, at) => ({
      id: key,
      place: at + 1,
      label,
      picture:
        picture === null
          ? null
          : ({
              ...picture,
              medium_url: picture.small_url,
              large_url: picture.small_url,
            } as VoteView['options'][number]['picture']),
      ballots: values.live ? 0 : null,
      weight: values.live ? 0 : null,
    })),
    voters: 0,
    voters_weight: values.live ? 0 : null,
    seal: null,
    answer: null,
    answer_due_at: null,
    mine: null,
    own_weight: best?.weight ?? 1,
    own_tier: best?.tier ?? null,
    refusal: null,
    hidden: false,
    problems: [],
    now,
    can: { vote: true, take_back: false, manage: false, answer: false, verify: false },
  };
  return (
    <Sheet onClose={onClose} title={copy.previewTitle}>
      <VoteBody
        vote={vote}
        heardAt={Date.parse(now)}
        onEnd={() => undefined}
        chosen={chosen}
        onChoose={setChosen}
      />
    </Sheet>
  );
}
