// The part of subset-font that render-art.ts uses; the package brings no types.
declare module 'subset-font' {
  type SubsetOptions = { targetFormat: 'truetype'; variationAxes: Record<string, number> };
  const subsetFont: (font: Buffer, text: string, options: SubsetOptions) => Promise<Buffer>;
  export = subsetFont;
}
