// A vote that runs, one being cast, and one that is sealed.
import { useState } from 'react';
import type { Gallery } from '../gallery-shape.ts';
import { GelScope } from '../gel/gel-scope.tsx';
import { Icon } from '../icon/icon.tsx';
import { lockKey } from '../icon/phosphor/lock-key.ts';
import { demoPoster } from '../illustration/demo-art.ts';
import { VoteBar } from './vote-bar.tsx';

function Casting() {
  const [song, setSong] = useState('b');
  return (
    <GelScope hue={200}>
      <VoteBar
        name="song"
        value="a"
        title="Ferry at Six"
        note="890 votes"
        share={15}
        shareText="15%"
        src={demoPoster('waves', 200)}
        checked={song === 'a'}
        onChoose={setSong}
      />
      <VoteBar
        name="song"
        value="b"
        title="Hallway Moon"
        note="474 votes"
        share={8}
        shareText="8%"
        src={demoPoster('beams', 290)}
        checked={song === 'b'}
        onChoose={setSong}
      />
    </GelScope>
  );
}

export const gallery: Gallery = {
  title: 'Vote bar',
  sections: [
    {
      name: 'Running: leading and mine, others',
      render: () => (
        <GelScope hue={95}>
          <VoteBar
            value="a"
            title="Long String"
            share={46}
            shareText="46%"
            src={demoPoster('kites', 95)}
            leading
            mine
            mineNote="Your 3 votes"
          />
          <VoteBar
            value="b"
            title="Weather Permitting"
            note="1,839 votes"
            share={31}
            shareText="31%"
            src={demoPoster('curtain', 20)}
          />
          <VoteBar
            value="c"
            title="No picture, a longer title that takes two lines"
            note="474 votes"
            share={8}
            shareText="8%"
          />
        </GelScope>
      ),
    },
    { name: 'Being cast', render: () => <Casting /> },
    {
      name: 'Sealed until it closes',
      render: () => (
        <VoteBar
          value="a"
          title="Ferry at Six"
          note="Counted on 20 November"
          shareText={<Icon of={lockKey} label="Sealed" />}
          src={demoPoster('waves', 200)}
          mine
          mineNote="Your vote is in"
        />
      ),
    },
  ],
};
