// The rules of a club's house, numbered on a slip of paper.
import { Slip } from '@stagepass/ui/slip/slip.tsx';
import './house-rules.css';

export function HouseRules({ rules }: { rules: readonly string[] }) {
  return (
    <Slip>
      <ol className="sp-house-rules">
        {rules.map((rule, place) => {
          // Two rules may read alike, and none moves here: the place is the key.
          const key = `${place}`;
          return (
            <li key={key} dir="auto">
              {rule}
            </li>
          );
        })}
      </ol>
    </Slip>
  );
}
