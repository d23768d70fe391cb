import { atom, type ReadableAtom } from 'nanostores'
import { createFieldUploads, type FieldUploads } from '../../forms/pictures/fieldUploads.ts'

/** The pictures on their way to sections. They go on when their form is not shown any more. */
export interface SectionUploads {
  /** The key of the section of each upload. */
  $running: ReadableAtom<ReadonlyMap<AbortController, number>>
  /** The uploads of the field that is at this path of a section now. */
  uploadsAt(key: number, path: string): FieldUploads
  begin(key: number, upload: AbortController, field?: FieldUploads): void
  end(upload: AbortController): void
  /** Ends the uploads of a section; their pictures are not stored. */
  cancel(key: number): void
}

/** One for the whole editor, because uploads go on while other sections are edited. */
export function createSectionUploads(): SectionUploads {
  const $running = atom<ReadonlyMap<AbortController, number>>(new Map())
  /** The fields with pictures, by the key of their section. */
  let fields: readonly { key: number; field: FieldUploads }[] = []
  const end = (upload: AbortController) => $running.set(new Map([...$running.get()].filter(([one]) => one !== upload)))
  return {
    $running,
    uploadsAt: (key, path) => {
      const held = fields.find((one) => one.key === key && one.field.latest?.keeper?.path?.() === path)
      return held?.field ?? createFieldUploads()
    },
    begin: (key, upload, field) => {
      $running.set(new Map([...$running.get(), [upload, key]]))
      const others = fields.filter((one) => one.field !== field && one.field.$pending.get().length > 0)
      fields = field ? [...others, { key, field }] : others
      // An upload that waits for another one does not wait any more.
      upload.signal.addEventListener('abort', () => end(upload))
    },
    end,
    cancel: (key) => {
      for (const [upload, section] of $running.get()) if (section === key) upload.abort()
      fields = fields.filter((one) => one.key !== key)
    },
  }
}
