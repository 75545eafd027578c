// Words of writing an AR step.
import { defineCopy } from '#platform/i18n/copy.ts';

export const arEditCopy = defineCopy({
  text: 'Introduction',
  find: 'What fans do',
  finds: { model: 'Place a model', marker: 'Find a marker' },
  model: 'Model',
  models: { microphone: 'Microphone', record: 'Record', upload: 'Upload a file' },
  items: 'Your club’s items',
  itemHint: 'The step gets a copy. Later changes to the item don’t change it.',
  itemFailed: 'Couldn’t copy this item’s model. Choose it again, or pick another.',
  file: '3D model (.glb)',
  fileHint: 'One file, up to 8 MB and 200,000 triangles',
  fileThere: 'Model added',
  fileRemove: 'Remove model',
  fileSending: 'Uploading {percent}%',
  tooLarge: 'That model is larger than 8 MB. Make it smaller, starting with its pictures.',
  seconds: 'Minimum time in seconds',
  marker: 'Marker',
  markerFirst: 'Save this step, then open it again to download its marker.',
  markerHint: 'Print it and put it up where fans should find it. It belongs to this step alone.',
  markerLabel: 'QR code of the marker',
  markerFailed: 'Couldn’t load the marker. Close this and try again.',
  png: 'Download PNG',
  svg: 'Download SVG',
});
