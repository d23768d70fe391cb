/** The part of subset-font that the tests use; the package ships no types. */
declare module 'subset-font' {
  interface Options {
    keepAllGlyphs?: boolean
    variationAxes?: Record<string, number>
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
  }

  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
