/** The part of subset-font that the site and its tests use; the package ships no types. */
declare module 'subset-font' {
  interface Options {
    keepAllGlyphs?: boolean
    variationAxes?: Record<string, number>
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    /** The tags of tables that are left out. */
    dropTables?: readonly string[]
  }

  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
