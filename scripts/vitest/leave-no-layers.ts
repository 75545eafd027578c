// Ends what is still due for sheets and dialogs with a test file whose window goes with it: it would find none.
import { forgetLayers } from '@stagepass/ui/back/layers.ts';
import { afterAll } from 'vitest';

afterAll(forgetLayers);
