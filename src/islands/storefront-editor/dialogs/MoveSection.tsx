import { useStore } from '@nanostores/react'
import { MoveDialog } from '../../forms/sortable/MoveDialog.tsx'
import { useEditor } from '../editorContext.ts'
import { useSectionActions } from '../useSectionActions.ts'
import { useSectionName } from '../useSectionName.ts'

/** Moves a section to a position by its number. */
export function MoveSection({ id }: { id: number }) {
  const { editor, screen } = useEditor()
  const act = useSectionActions()
  const nameOf = useSectionName()
  const sections = useStore(editor.$sections)
  const position = sections.findIndex((section) => section.id === id)
  const section = sections[position]
  if (!section) return null
  return (
    <MoveDialog
      name={nameOf(section)}
      position={position}
      total={sections.length}
      onMove={(to) => act.move(section, to)}
      onClose={screen.closeDialog}
    />
  )
}
