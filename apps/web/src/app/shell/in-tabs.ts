// Whether a screen stands in the main shell, which brings the frame, the tab bar and, unless the screen has its own, the bar above.
import { createContext } from 'react';

export const InTabs = createContext<'bar' | 'own-bar' | null>(null);
