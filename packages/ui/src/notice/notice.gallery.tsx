// Notices in every tone, and steps.
import type { Gallery } from '../gallery-shape.ts';
import { Icon } from '../icon/icon.tsx';
import { checkCircle } from '../icon/phosphor/check-circle.ts';
import { info } from '../icon/phosphor/info.ts';
import { shieldCheck } from '../icon/phosphor/shield-check.ts';
import { warning } from '../icon/phosphor/warning.ts';
import { warningCircle } from '../icon/phosphor/warning-circle.ts';
import { Steps } from '../steps/steps.tsx';
import { Notice } from './notice.tsx';

export const gallery: Gallery = {
  title: 'Notice and steps',
  sections: [
    {
      name: 'Tones',
      render: () => (
        <div style={{ display: 'grid', gap: 10 }}>
          <Notice icon={<Icon of={shieldCheck} />}>We store that you were there, never where you are.</Notice>
          <Notice tone="plain" icon={<Icon of={info} />}>
            Lower at once. Raise after 24 hours.
          </Notice>
          <Notice tone="good" icon={<Icon of={checkCircle} weight="fill" />}>
            Paid. The receipt is in your mail.
          </Notice>
          <Notice tone="warn" icon={<Icon of={warning} weight="fill" />}>
            You’re offline. You can bid again when you’re back online.
          </Notice>
          <Notice tone="bad" icon={<Icon of={warningCircle} weight="fill" />}>
            This card was refused by the bank.
          </Notice>
        </div>
      ),
    },
    { name: 'Steps', render: () => <Steps current={2} total={4} label="Step 2 of 4" /> },
  ],
};
