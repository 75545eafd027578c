// Every screen in the dark theme: two sizes of phone, the pseudo-locale and text at 200 %.
import { holdScreens } from './lib/hold-screens.ts';

holdScreens('dark');
