// Every screen as it is meant: both themes, two sizes of phone.
import { holdScreens } from './lib/hold-screens.ts';

holdScreens(['normal']);
