// A sheet as screens show it: open for as long as it is drawn unless told otherwise, with the one word for closing it.
import { Drawer, type DrawerProps } from '@stagepass/ui/drawer/drawer.tsx';
import { commonCopy } from '../i18n/common-copy.ts';
import { useCopy } from '../i18n/copy.ts';

export interface SheetProps extends Omit<DrawerProps, 'open' | 'onOpenChange' | 'closeLabel'> {
  open?: boolean;
  onClose: () => void;
}

export function Sheet({ open = true, onClose, ...shown }: SheetProps) {
  const { close } = useCopy(commonCopy);
  return <Drawer open={open} onOpenChange={(stays) => stays || onClose()} closeLabel={close} {...shown} />;
}
