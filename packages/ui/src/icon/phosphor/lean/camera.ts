// The "camera" icon of Phosphor Icons (MIT); written by icon-build/build-icons.ts.
export const camera = {
  fill: 'M208,56H180L167,36A8,8,0,0,0,160,32H96a8,8,0,0,0-7,4L76,56H48A24,24,0,0,0,24,80V192a24,24,0,0,0,24,24H208a24,24,0,0,0,24-24V80A24,24,0,0,0,208,56Zm-44,76a36,36,0,1,1-36-36A36,36,0,0,1,164,132Z',
};
