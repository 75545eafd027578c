// The "microphone-stage" icon of Phosphor Icons (MIT); written by icon-build/build-icons.ts.
export const microphoneStage = {
  fill: 'M115,46a4,4,0,0,0-6,1A72,72,0,0,0,96,88a73,73,0,0,0,1,9L27,192A16,16,0,0,0,29,213L43,227a16,16,0,0,0,21,2l95-70A73,73,0,0,0,168,160a72,72,0,0,0,41-13a4,4,0,0,0,1-6Zm3,104l-16,16a8,8,0,1,1-12-12l16-16a8,8,0,0,1,12,12Zm109-21a4,4,0,0,1-6,1L126,35a4,4,0,0,1,1-6A72,72,0,0,1,227,129Z',
};
