import { type ReactNode, useEffect, useRef, useState } from 'react'
import { schemaLimits } from '#shared/sections/schemaLimits.ts'
import { moveItem } from '#shared/moveItem.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { SortableList } from '../../forms/sortable/SortableList.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useProblem } from './FormBody.tsx'
import { ItemRow } from './ItemRow.tsx'
import { type ContentPart, itemPart, partId, type SectionPart } from './sectionPart.ts'
import { useItemKeys } from './useItemKeys.ts'
import './itemList.css'

interface ItemListProps<Item extends object> {
  part: ContentPart<Item[]>
  label: string
  hint?: string
  /** 'Add a slide' */
  addLabel: string
  fresh: Item
  /** The text of a row; '' if nothing is written yet. */
  nameOf(item: Item): string
  /** The name of an entry without words: 'Slide 2'. */
  unnamed(number: number): string
  children(part: SectionPart<Item>): ReactNode
}

/**
 * The entries of a list: each opens to its fields, and can be moved and removed. The schema says how many there may be.
 */
export function ItemList<Item extends object>(props: ItemListProps<Item>) {
  const { part, label, hint, addLabel, fresh, nameOf, unnamed, children } = props
  const { t, icons } = useFrame()
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = schemaLimits(part.schema)
  const error = useProblem(part.path)
  const items = part.value
  const keys = useItemKeys(items)
  const [openKey, setOpenKey] = useState(() => (items.length === 1 ? keys[0] : undefined))
  const list = useRef<HTMLFieldSetElement>(null)
  const opensNew = useRef(false)
  const last = keys.at(-1)
  // A new entry opens, and its first field takes the focus.
  useEffect(() => {
    if (!opensNew.current || last === undefined) return
    opensNew.current = false
    setOpenKey(last)
  }, [last])
  const names = items.map((item, place) => nameOf(item).trim() || unnamed(place + 1))
  const places = items.map((_, place) => place)
  const move = (from: number, to: number) => part.arrange(moveItem(places, from, to))
  const isFull = items.length >= max
  return (
    <fieldset className="field item-list" id={partId(part.path)} tabIndex={-1} ref={list}>
      <legend>
        {label}
        <span className="item-count num">{t('{{used}} of {{limit}}', { used: items.length, limit: max })}</span>
      </legend>
      {hint && <p className="hint">{hint}</p>}
      {error && <p className="error">{error}</p>}
      <SortableList
        id={partId(part.path)}
        keys={keys}
        nameOf={(key) => names[keys.indexOf(key)] ?? ''}
        onMove={(key, to) => move(keys.indexOf(key), to)}
      >
        <ol className="item-rows">
          {items.map((item, place) => (
            <ItemRow
              key={keys[place]}
              place={place}
              total={items.length}
              path={`${part.path}[${place}]`}
              rowKey={keys[place] ?? ''}
              name={names[place] ?? ''}
              isOpen={keys[place] === openKey}
              canRemove={items.length > min}
              followers={part.followers}
              onToggle={() => setOpenKey(keys[place] === openKey ? undefined : keys[place])}
              onMove={(to) => move(place, to)}
              onRemove={() => {
                part.arrange(places.filter((at) => at !== place))
                list.current?.focus()
              }}
            >
              {children(itemPart(part, place, item))}
            </ItemRow>
          ))}
        </ol>
      </SortableList>
      {!isFull && (
        <Button
          className="item-add"
          onClick={() => {
            opensNew.current = true
            part.change([...items, { ...fresh }])
          }}
        >
          <Icon href={`${icons}#add`} />
          {addLabel}
        </Button>
      )}
    </fieldset>
  )
}
