// Each type by its icon and its name, without anything else of it: lists show no more.
import type { RequirementType } from '@stagepass/contract/requirements/kinds.ts';
import { article } from '@stagepass/ui/icon/phosphor/article.ts';
import { brain } from '@stagepass/ui/icon/phosphor/brain.ts';
import { cubeFocus } from '@stagepass/ui/icon/phosphor/cube-focus.ts';
import { currencyEth } from '@stagepass/ui/icon/phosphor/currency-eth.ts';
import { handTap } from '@stagepass/ui/icon/phosphor/hand-tap.ts';
import { mapPin } from '@stagepass/ui/icon/phosphor/map-pin.ts';
import { qrCode } from '@stagepass/ui/icon/phosphor/qr-code.ts';
import { shareNetwork } from '@stagepass/ui/icon/phosphor/share-network.ts';
import { textbox } from '@stagepass/ui/icon/phosphor/textbox.ts';
import { virtualReality } from '@stagepass/ui/icon/phosphor/virtual-reality.ts';
import { defineCopy } from '#platform/i18n/copy.ts';

/** In one weight: what hands an icon on carries every weight that it names. */
export const requirementIcons: Readonly<Record<RequirementType, { readonly regular: string }>> = {
  CONTENT: { regular: article.regular },
  QRCODE: { regular: qrCode.regular },
  CHECKIN: { regular: handTap.regular },
  SOCIAL: { regular: shareNetwork.regular },
  FORM: { regular: textbox.regular },
  QUIZ: { regular: brain.regular },
  VR: { regular: virtualReality.regular },
  AR: { regular: cubeFocus.regular },
  WEB3: { regular: currencyEth.regular },
  LOCATION: { regular: mapPin.regular },
};

/** In the order in which they are offered. */
export const requirementTypeKeys = Object.keys(requirementIcons) as RequirementType[];

export const requirementTypeNames = defineCopy({
  CONTENT: 'Read or watch',
  QRCODE: 'QR code',
  CHECKIN: 'Check-in',
  SOCIAL: 'Social',
  FORM: 'Form',
  QUIZ: 'Quiz',
  VR: '360° scene',
  AR: 'AR',
  WEB3: 'Token',
  LOCATION: 'Location',
} satisfies Record<RequirementType, string>);
