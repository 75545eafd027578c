// The way to a tip under a post of a club's staff, where the club takes tips.
import type { OpenPost } from '@stagepass/contract/posts/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { useState } from 'react';
import { postPath } from '#domains/posts/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { tipsCopy } from '../copy.ts';
import { useTipJar } from '../data/tips.ts';
import { type AskedTip, firstTip, useAskedTip } from '../model/asked-tip.ts';

const TipSheet = lateSheet(() => import('./tip-sheet.tsx'), 'TipSheet');
const USUAL_CENTS = 300;

export function PostTip({ post }: { post: OpenPost }) {
  const copy = useCopy(tipsCopy);
  const { data: jar } = useTipJar(post.club.id);
  const [tapped, setTapped] = useState<AskedTip | null>(null);
  const [asked, forget] = useAskedTip();
  const open = tapped ?? asked;
  if (jar === undefined || !jar.on || jar.refusal !== null) return null;
  return (
    <div className="mt-3">
      <Button variant="outline" wide aria-haspopup="dialog" onClick={() => setTapped(firstTip(USUAL_CENTS))}>
        {copy.post}
      </Button>
      {open === null ? null : (
        <TipSheet
          waitingTitle={copy.title({ club: post.club.name })}
          club={post.club}
          postId={post.id}
          first={open}
          path={postPath(post.id)}
          onClose={() => {
            setTapped(null);
            forget();
          }}
        />
      )}
    </div>
  );
}
