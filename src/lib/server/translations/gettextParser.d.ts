/** The package has no types of its own. */
declare module 'gettext-parser' {
  export interface PoEntry {
    msgctxt?: string
    msgid: string
    msgid_plural?: string
    msgstr: string[]
    comments?: { translator?: string; reference?: string; extracted?: string; flag?: string; previous?: string }
  }

  export interface PoFile {
    charset: string
    headers: Record<string, string>
    /** By context, then by `msgid`; the entry of '' is the header. */
    translations: Record<string, Record<string, PoEntry>>
  }

  export const po: {
    parse(input: string | Uint8Array, options?: { validation?: boolean }): PoFile
    compile(file: PoFile, options?: { foldLength?: number }): Buffer
  }
}
