// A line of a message's menu: its sign, what it does, and a sentence where that needs one.
import { Icon, type IconShape } from '@stagepass/ui/icon/icon.tsx';
import { ListRow } from '@stagepass/ui/list-row/list-row.tsx';

interface ActProps {
  icon: IconShape;
  title: string;
  detail?: string;
  tone?: 'danger';
  onPress: () => void;
}

export function Act({ icon, ...row }: ActProps) {
  return <ListRow leading={<Icon of={icon} size="1.375rem" />} {...row} />;
}
