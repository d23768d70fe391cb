import { useSortable } from '@dnd-kit/sortable'
import { moveItem } from '#shared/moveItem.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { SortableHandle, sortableRow } from '../../forms/sortable/SortableHandle.tsx'
import { SortableList } from '../../forms/sortable/SortableList.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import './itemList.css'

interface OrderInputProps {
  /** Unique on the page. */
  id: string
  label: string
  ids: readonly number[]
  nameOf(id: number): string
  onChange(ids: number[]): void
}

/** The order of chosen things; nothing while there are fewer than two. */
export function OrderInput({ id, label, ids, nameOf, onChange }: OrderInputProps) {
  if (ids.length < 2) return null
  const keys = ids.map(String)
  const move = (from: number, to: number) => onChange(moveItem(ids, from, to))
  return (
    <fieldset className="field order-input">
      <legend>{label}</legend>
      <SortableList
        id={id}
        keys={keys}
        nameOf={(key) => nameOf(Number(key))}
        onMove={(key, to) => move(keys.indexOf(key), to)}
      >
        <ol className="item-rows">
          {ids.map((one, place) => (
            <OrderRow
              key={one}
              id={String(one)}
              name={nameOf(one)}
              place={place}
              total={ids.length}
              onMove={(to) => move(place, to)}
            />
          ))}
        </ol>
      </SortableList>
    </fieldset>
  )
}

interface OrderRowProps {
  id: string
  name: string
  /** From 0. */
  place: number
  total: number
  onMove(to: number): void
}

function OrderRow({ id, name, place, total, onMove }: OrderRowProps) {
  const { t, icons } = useFrame()
  const sortable = useSortable({ id })
  return (
    <li {...sortableRow(sortable)} className="item-row order-row">
      <SortableHandle sortable={sortable} name={name} position={place} total={total} />
      <bdi>{name}</bdi>
      {place > 0 && (
        <IconButton
          icon={`${icons}#arrow_upward`}
          label={t('Move {{name}} up', { name })}
          onClick={() => onMove(place - 1)}
        />
      )}
    </li>
  )
}
