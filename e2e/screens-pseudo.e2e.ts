// Every screen in the pseudo-locale: words a third longer, from right to left, on two sizes of phone.
import { holdScreens } from './lib/hold-screens.ts';

holdScreens('pseudo', ['others', 'fan']);
