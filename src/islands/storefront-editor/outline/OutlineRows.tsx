import { useStore } from '@nanostores/react'
import { useContext } from 'react'
import { useEditor } from '../editorContext.ts'
import { OutlineRow } from './OutlineRow.tsx'
import { SettledOrder } from './settledOrder.ts'

/** The rows in their order. A row whose section was removed shows nothing, and goes a moment later. */
export function OutlineRows() {
  const { editor, listed, preview } = useEditor()
  const ids = useStore(listed.$ids)
  const settled = useContext(SettledOrder)
  const isPreview = useStore(preview.$previewed) !== null
  const shown = isWithout(ids, settled) ? settled : ids
  return (
    <ol className="outline-rows">
      {shown.map((id) => (
        <OutlineRow key={editor.keys.keyOf(id)} id={id} isFixed={isPreview} />
      ))}
    </ol>
  )
}

/** Whether the first list is the second one without some. */
function isWithout(ids: readonly number[], all: readonly number[]): boolean {
  let place = 0
  for (const id of all) if (id === ids[place]) place++
  return place === ids.length
}
