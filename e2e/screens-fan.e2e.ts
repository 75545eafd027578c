// Every screen of a fan, about half of all: both themes, two sizes of phone, text at 200 %, and the pseudo-locale.
// Covers: app.
import { holdScreens } from './lib/hold-screens.ts';

holdScreens(['fan']);
