// The club's live items to choose from; pressed once in, pressed again out.
import type { ItemDesign } from '@stagepass/contract/items/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Checkbox } from '@stagepass/ui/checkbox/checkbox.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { manageItemsPath } from '#domains/items/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { gachaCopy } from '../../copy.ts';
import { useLiveDesigns } from '../../data/manage-pool.ts';
import { manageGachaCopy } from '../../manage-copy.ts';
import { MAX_ENTRIES } from '../../model/bounds.ts';
import type { DraftItemsProps } from './draft-items-props.ts';

export function AddItems({ club, entries, onChange, onClose }: DraftItemsProps & { onClose: () => void }) {
  const copy = useCopy(manageGachaCopy);
  const query = useLiveDesigns(club.id);
  const designs = query.data?.filter(({ left }) => left !== 0) ?? [];
  const turn = (design: ItemDesign, isIn: boolean) => {
    const others = entries.filter((entry) => entry.design.id !== design.id);
    onChange(isIn ? [...others, { design, weight: 1 }] : others);
  };
  return (
    <Sheet
      onClose={onClose}
      title={copy.addTitle}
      description={copy.addLead}
      footer={
        <Button wide onClick={onClose}>
          {copy.addDone}
        </Button>
      }
    >
      <Answered query={query} copy={copy} failed={copy.addFailed}>
        {() =>
          designs.length === 0 ? (
            <EmptyState
              level={3}
              title={copy.addNone}
              action={
                <LinkButton to={manageItemsPath(club.handle)} variant="secondary">
                  {copy.toVault}
                </LinkButton>
              }
            >
              {copy.addNoneText}
            </EmptyState>
          ) : (
            <ul className="grid gap-1">
              {designs.map((design) => (
                <li key={design.id}>
                  <Choice
                    design={design}
                    isIn={entries.some((entry) => entry.design.id === design.id)}
                    full={entries.length >= MAX_ENTRIES}
                    onTurn={(isIn) => turn(design, isIn)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
      <More query={query} copy={copy} />
    </Sheet>
  );
}

interface ChoiceProps {
  design: ItemDesign;
  isIn: boolean;
  full: boolean;
  onTurn: (isIn: boolean) => void;
}

function Choice({ design, isIn, full, onTurn }: ChoiceProps) {
  const copy = useCopy(manageGachaCopy);
  const { qualities } = useCopy(gachaCopy);
  const left = design.left === null ? copy.open : copy.left({ count: design.left });
  return (
    <Checkbox checked={isIn} disabled={full && !isIn} onChange={(event) => onTurn(event.target.checked)}>
      {design.name}, {qualities[design.quality]}, {left}
    </Checkbox>
  );
}
