// The part of subset-font that build-fonts.ts and build-print-fonts.ts use; the package brings no types.
declare module 'subset-font' {
  type AxisRange = number | { min: number; max: number };
  type SubsetOptions = {
    targetFormat: 'woff2' | 'truetype';
    variationAxes?: Record<string, AxisRange>;
    keepFeatures: string[];
    noHinting: boolean;
  };
  const subsetFont: (font: Buffer, text: string, options: SubsetOptions) => Promise<Buffer>;
  export = subsetFont;
}
