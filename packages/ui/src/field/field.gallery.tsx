// Fields in every state.
import type { Gallery } from '../gallery-shape.ts';
import { Icon } from '../icon/icon.tsx';
import { calendarBlank } from '../icon/phosphor/calendar-blank.ts';
import { envelopeSimple } from '../icon/phosphor/envelope-simple.ts';
import { lockSimple } from '../icon/phosphor/lock-simple.ts';
import { Select } from '../select/select.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { Field, PasswordField } from './field.tsx';

const stack = { display: 'grid', gap: 14 } as const;

export const gallery: Gallery = {
  title: 'Field',
  sections: [
    {
      name: 'States',
      render: () => (
        <div style={stack}>
          <Field label="Rest" placeholder="Club name" hint="Fans see it on every pass." />
          <Field label="Filled" defaultValue="Kite Season" />
          <Field label="Error" defaultValue="kite season!" error="Letters, digits and spaces only." />
          <Field label="Disabled" defaultValue="kite-season" disabled />
        </div>
      ),
    },
    {
      name: 'Icons and a password',
      render: () => (
        <div style={stack}>
          <Field
            label="Email"
            labelHidden
            type="email"
            icon={<Icon of={envelopeSimple} />}
            defaultValue="mara@okafor.studio"
          />
          <PasswordField
            label="Password"
            labelHidden
            icon={<Icon of={lockSimple} />}
            defaultValue="secret-word"
            revealLabel="Show password"
            concealLabel="Hide password"
            error="Username/Password invalid!"
            aside={<a href="#reset">Reset password</a>}
          />
          <Field label="Closes" icon={<Icon of={calendarBlank} />} defaultValue="20 June 17:00" />
        </div>
      ),
    },
    {
      name: 'Text area and select',
      render: () => (
        <div style={stack}>
          <TextArea
            label="What is it about"
            placeholder="One or two sentences"
            hint="Markdown is not needed."
            count="0 / 400"
          />
          <TextArea
            label="Rules"
            defaultValue="No flash. No filming in the first three songs."
            error="Say at least one rule in your own words."
          />
          <Select label="Tier" defaultValue="floor">
            <option value="balcony">Balcony</option>
            <option value="floor">Floor</option>
            <option value="front">Front Row</option>
          </Select>
        </div>
      ),
    },
  ],
};
