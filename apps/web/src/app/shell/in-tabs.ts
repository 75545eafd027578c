// Whether a screen stands in the main shell, which brings the frame, the bar and the tab bar.
import { createContext } from 'react';

export const InTabs = createContext(false);
