import { useStore } from '@nanostores/react'
import { useMemo, useSyncExternalStore } from 'react'
import type { SectionLookup } from '#client/editor/sectionLookup.ts'
import type { Translate } from '#shared/i18n/message.ts'
import { isSameValue } from '#shared/sameValue.ts'
import type { DraftSection } from '#shared/sections/draft.ts'
import { type SectionProblems, sectionProblems } from '#shared/sections/sectionProblems.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { useEditor } from '../editorContext.ts'

const none: SectionProblems = {}

/**
 * The problems that the server found in a section, and those that its schema finds in the section as the outline shows
 * it. The form is drawn again only when they change.
 * @param isChecked whether the schema is asked
 */
export function useShownProblems(id: number, isChecked: boolean): SectionProblems {
  const { t } = useFrame()
  const { listed, save } = useEditor()
  const refused = useStore(save.$problems)
  const read = useMemo(() => (isChecked ? problemsReader(listed, id, t) : () => none), [isChecked, listed, id, t])
  const found = useSyncExternalStore((changed) => listed.$byId.listen(changed), read, read)
  return useMemo(() => {
    const ownRefused = refused.filter((problem) => problem.id === id).map(({ path, message }) => [path, message])
    return { ...Object.fromEntries(ownRefused), ...found }
  }, [refused, id, found])
}

/** Reads the problems of a section; they stay the same object until one of them changes. */
function problemsReader({ $byId }: SectionLookup, id: number, t: Translate): () => SectionProblems {
  let checked: DraftSection | undefined
  let found = none
  return () => {
    const section = $byId.get().get(id)
    if (!section || section === checked) return found
    checked = section
    const problems = sectionProblems(section, t)
    if (!isSameValue(problems, found)) found = problems
    return found
  }
}
