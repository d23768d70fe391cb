import { memo, useContext } from 'react'
import { type HandledRow, SortableHandle } from '../../settings/SortableHandle.tsx'
import { SettledOrder } from './settledOrder.ts'

interface RowHandleProps {
  id: number
  name: string
  handled: HandledRow
}

/** The handle of a row, with its place in words. */
export const RowHandle = memo(function RowHandle({ id, name, handled }: RowHandleProps) {
  const order = useContext(SettledOrder)
  return <SortableHandle sortable={handled} name={name} position={order.indexOf(id)} total={order.length} />
})
