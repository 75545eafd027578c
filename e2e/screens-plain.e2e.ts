// Every screen as it is meant, to all but fans: both themes, two sizes of phone, and text at 200 %.
import { holdScreens } from './lib/hold-screens.ts';

holdScreens('en', ['others']);
