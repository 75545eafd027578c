// Every screen in the pseudo-locale and with text at 200 %: both themes, two sizes of phone.
import { holdScreens } from './lib/hold-screens.ts';

holdScreens(['pseudo', 'text-200']);
