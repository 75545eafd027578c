// Every screen in the light theme: two sizes of phone, the pseudo-locale and text at 200 %.
import { holdScreens } from './lib/hold-screens.ts';

holdScreens('light');
