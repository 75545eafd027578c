// Every screen in the pseudo-locale: words a third longer, from right to left, on the small phone; in the long form on both.
import { holdScreens } from './lib/hold-screens.ts';

holdScreens('pseudo', ['others', 'fan']);
