// The receipt from its slot, the checklist, the set list and the proof.
import { Button } from '../button/button.tsx';
import { Fingerprint } from '../fingerprint/fingerprint.tsx';
import type { Gallery } from '../gallery-shape.ts';
import { GelScope } from '../gel/gel-scope.tsx';
import { OddsBar, type OddsShare } from '../odds-table/odds-bar.tsx';
import { Slip, SlipPerf, SlipSlot } from './slip.tsx';
import { SlipLine, SlipRow, SlipStep, SlipSteps, SlipTotal } from './slip-lines.tsx';

const shares: OddsShare[] = [
  { rarity: 'urare', label: 'Ultra Rare', share: 1, text: '1%' },
  { rarity: 'ssrare', label: 'SS.Rare', share: 3, text: '3%' },
  { rarity: 'srare', label: 'Super Rare', share: 7, text: '7%' },
  { rarity: 'rare', label: 'Rare', share: 19, text: '19%' },
  { rarity: 'uncommon', label: 'Uncommon', share: 40, text: '40%' },
  { rarity: 'common', label: 'Common', share: 30, text: '30%' },
];

export const gallery: Gallery = {
  title: 'Slip',
  sections: [
    {
      name: 'Receipt, from its slot',
      render: () => (
        <Slip title="Friday" serial="Nov 13, #412" slot>
          <SlipLine name="Name the sourdough" note="Mission reward" amount="+$0.60" tone="in" />
          <SlipLine name="Ten packs" note="Night snack tin" amount="−$12.00" />
          <SlipLine name="Bid held" note="same lot, 20:52" amount="−$23.50" tone="held" />
          <SlipPerf />
          <SlipTotal name="Left in the wallet" amount="$12.40" />
          <SlipRow title="Whole statement" render={(row) => <a href="#statement" {...row} />} />
        </Slip>
      ),
    },
    { name: 'The slot alone', render: () => <SlipSlot /> },
    {
      name: 'Call sheet',
      render: () => (
        <Slip taped label="Call sheet">
          <SlipRow
            count={14}
            title="proofs to look at"
            note="Oldest waits 61 of 72 hours"
            urgent
            render={(row) => <a href="#proofs" {...row} />}
          />
          <SlipRow
            count={2}
            title="reports"
            note="One hidden until you decide"
            render={(row) => <a href="#reports" {...row} />}
          />
          <SlipRow
            count={6}
            title="people at the door"
            note="Waiting to be let in"
            render={(row) => <a href="#door" {...row} />}
          />
        </Slip>
      ),
    },
    {
      name: 'Set list',
      render: () => (
        <GelScope hue={55}>
          <Slip taped tilted>
            <SlipSteps label="Steps">
              <SlipStep
                number={1}
                state="done"
                title="Be at the ground"
                note="Location, checked 14:06"
                worth="100"
              />
              <SlipStep
                number={2}
                state="current"
                title="Scan the scarf stall"
                note="QR code by turnstile C"
                worth="+50"
              >
                <Button wide>Open scanner</Button>
              </SlipStep>
              <SlipStep
                number={3}
                state="ahead"
                title="Name the 1974 eleven"
                note="Quiz, opens after step 2"
                worth="+75"
              />
            </SlipSteps>
          </Slip>
        </GelScope>
      ),
    },
    {
      name: 'Proof',
      render: () => (
        <GelScope hue={310}>
          <Slip>
            <SlipSteps label="How the draw went">
              <SlipStep look="proof" number={1} title="First we sealed a number">
                <Fingerprint
                  value="9f3c07aa51be44d0e1a7"
                  label="Fingerprint of the sealed number"
                  caption="its fingerprint,"
                />
              </SlipStep>
              <SlipStep look="proof" number={2} title="Then we opened it" state="done" worth="Same print">
                <Fingerprint
                  value="9f3c07aa51be44d0e1a7"
                  label="The same fingerprint"
                  caption="of the number itself,"
                />
              </SlipStep>
              <SlipStep look="proof" number={3} title="Together they make 6.82">
                <OddsBar
                  shares={shares}
                  label="6.82 lies between 4 and 11, the Super Rare stretch"
                  drawn={{ at: 6.82, text: '6.82' }}
                  scale
                />
              </SlipStep>
            </SlipSteps>
          </Slip>
        </GelScope>
      ),
    },
  ],
};
