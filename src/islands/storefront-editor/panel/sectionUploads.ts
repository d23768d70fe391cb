import { atom, type ReadableAtom } from 'nanostores'

/** The pictures on their way to sections. They go on when their form is not shown any more. */
export interface SectionUploads {
  /** The key of the section of each upload. */
  $running: ReadableAtom<ReadonlyMap<AbortController, number>>
  begin(key: number, upload: AbortController): void
  end(upload: AbortController): void
  /** Ends the uploads of a section; their pictures are not stored. */
  cancel(key: number): void
}

export function createSectionUploads(): SectionUploads {
  const $running = atom<ReadonlyMap<AbortController, number>>(new Map())
  const end = (upload: AbortController) => $running.set(new Map([...$running.get()].filter(([one]) => one !== upload)))
  return {
    $running,
    begin: (key, upload) => {
      $running.set(new Map([...$running.get(), [upload, key]]))
      // An upload that waits for another one does not wait any more.
      upload.signal.addEventListener('abort', () => end(upload))
    },
    end,
    cancel: (key) => {
      for (const [upload, section] of $running.get()) if (section === key) upload.abort()
    },
  }
}
