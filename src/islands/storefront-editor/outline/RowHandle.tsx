import { createContext, memo, useContext } from 'react'
import { type HandledRow, SortableHandle } from '../../settings/SortableHandle.tsx'

/** The sections in their order, for the words of the handles. Handles follow it without drawing their rows again. */
export const HandledOrder = createContext<readonly number[]>([])

interface RowHandleProps {
  id: number
  name: string
  handled: HandledRow
}

/** The handle of a row, with its place in words. */
export const RowHandle = memo(function RowHandle({ id, name, handled }: RowHandleProps) {
  const order = useContext(HandledOrder)
  return <SortableHandle sortable={handled} name={name} position={order.indexOf(id)} total={order.length} />
})
