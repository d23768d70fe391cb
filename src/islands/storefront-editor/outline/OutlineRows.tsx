import { useStore } from '@nanostores/react'
import { useDeferredValue } from 'react'
import { useEditor } from '../editorContext.ts'
import { OutlineRow } from './OutlineRow.tsx'
import { HandledOrder } from './RowHandle.tsx'

/** The rows in their order. The words of all their handles follow in the next frames. */
export function OutlineRows() {
  const { editor, preview } = useEditor()
  const ids = useStore(editor.$ids)
  const isPreview = useStore(preview.$previewed) !== null
  return (
    <HandledOrder value={useDeferredValue(ids)}>
      <ol className="outline-rows">
        {ids.map((id) => (
          <OutlineRow key={id} id={id} isFixed={isPreview} />
        ))}
      </ol>
    </HandledOrder>
  )
}
