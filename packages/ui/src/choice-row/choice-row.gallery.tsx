// Choices, ticks and switches.
import { useState } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import type { Gallery } from '../gallery-shape.ts';
import { Switch } from '../switch/switch.tsx';
import { ChoiceGroup } from './choice-row.tsx';

function Answers() {
  const [value, setValue] = useState<'a' | 'b' | 'c'>('b');
  return (
    <ChoiceGroup
      label="What lights the keeper's desk?"
      value={value}
      onChange={setValue}
      choices={[
        { value: 'a', lead: 'A', title: 'A jar of moths' },
        { value: 'b', lead: 'B', title: 'The keeper’s reading lamp', detail: 'Since 1974' },
        { value: 'c', lead: 'C', title: 'Your own torch, upside down', disabled: true },
      ]}
    />
  );
}

export const gallery: Gallery = {
  title: 'Choices',
  sections: [
    { name: 'Answers', render: () => <Answers /> },
    {
      name: 'Told',
      render: () => (
        <ChoiceGroup
          label="Told"
          labelHidden
          value="a"
          onChange={() => undefined}
          disabled
          choices={[
            {
              value: 'a',
              lead: 'A',
              title: 'A jar of moths',
              detail: 'Your answer, wrong',
              verdict: 'wrong',
            },
            { value: 'b', lead: 'B', title: 'The reading lamp', detail: 'Right', verdict: 'right' },
          ]}
        />
      ),
    },
    {
      name: 'Tick',
      render: () => (
        <>
          <Checkbox defaultChecked>I am 16 or older</Checkbox>
          <Checkbox>Email me once a month</Checkbox>
          <Checkbox error="Accept the rules to continue.">I accept the club rules</Checkbox>
          <Checkbox disabled>Not available here</Checkbox>
        </>
      ),
    },
    {
      name: 'Switch',
      render: () => (
        <div style={{ display: 'flex', gap: 14 }}>
          <Switch label="Sound" />
          <Switch label="Quiet hours" defaultChecked />
          <Switch label="Not available" disabled />
        </div>
      ),
    },
  ],
};
