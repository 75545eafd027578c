// Every screen of a fan as it is meant: both themes, two sizes of phone, and text at 200 %.
import { holdScreens } from './lib/hold-screens.ts';

holdScreens('en', ['fan']);
