// The label, the portrait, and an answer with its sources.
import type { Gallery } from '../gallery-shape.ts';
import { GelScope } from '../gel/gel-scope.tsx';
import { AiAnswer, AiLabel, AiPortrait, Cite } from './ai-label.tsx';

export const gallery: Gallery = {
  title: 'AI label',
  sections: [
    {
      name: 'Labels and portrait',
      render: () => (
        <div style={{ display: 'flex', gap: 12, alignItems: 'center', flexWrap: 'wrap' }}>
          <AiLabel>Drafted by AI</AiLabel>
          <AiLabel plain>AI</AiLabel>
          <AiPortrait />
        </div>
      ),
    },
    {
      name: 'A cited answer',
      render: () => (
        <GelScope hue={232}>
          <AiAnswer
            sourcesLabel="Sources"
            sources={[
              {
                key: '1',
                number: 1,
                title: 'Club rules, mast tours',
                render: (source) => <a href="#rules" {...source} />,
              },
              {
                key: '2',
                number: 2,
                title: 'Kit’s post, Nov 9',
                render: (source) => <a href="#post" {...source} />,
              },
            ]}
          >
            Yes, in rain. No, in wind: above 40 km/h Kit calls it off by noon and your ticket moves to the
            next Sunday.
            <Cite label="Source 1">1</Cite> Wear shoes you would trust on a wet ladder.
            <Cite label="Source 2">2</Cite>
          </AiAnswer>
        </GelScope>
      ),
    },
  ],
};
