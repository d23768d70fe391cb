import { memo, useContext } from 'react'
import { type HandledRow, SortableHandle } from '../../forms/sortable/SortableHandle.tsx'
import { useEditor } from '../editorContext.ts'
import { useSectionActions } from '../useSectionActions.ts'
import { SettledOrder } from './settledOrder.ts'

interface RowHandleProps {
  id: number
  name: string
  handled: HandledRow
}

/** The handle of a row, with its place in words. */
export const RowHandle = memo(function RowHandle({ id, name, handled }: RowHandleProps) {
  const { editor } = useEditor()
  const act = useSectionActions()
  const order = useContext(SettledOrder)
  const step = (by: 1 | -1) => {
    const ids = editor.$ids.get()
    const section = editor.$byId.get().get(id)
    const to = ids.indexOf(id) + by
    if (section && to >= 0 && to < ids.length) act.move(section, to)
  }
  return (
    <SortableHandle sortable={handled} name={name} position={order.indexOf(id)} total={order.length} onStep={step} />
  )
})
