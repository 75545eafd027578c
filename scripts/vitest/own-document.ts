// Gives a test file a document as good as new where modules and the window live on: nothing is left in it of the file before.
import { forgetLayers } from '@stagepass/ui/back/layers.ts';
import { beginFile } from './shared-window.ts';

beginFile();
forgetLayers();
