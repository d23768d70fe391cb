import { useStore } from '@nanostores/react'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useSettled } from '#client/useSettled.ts'
import { maxSections } from '#shared/sections/types.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { SortableList } from '../../forms/sortable/SortableList.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useEditor } from '../editorContext.ts'
import { useSectionActions } from '../useSectionActions.ts'
import { useSectionName } from '../useSectionName.ts'
import { BufferSlot } from './BufferSlot.tsx'
import { OutlineRows } from './OutlineRows.tsx'
import { SettledOrder } from './settledOrder.ts'
import './outline.css'

/** The pause after an action before the list that moves rows, and the words of the handles, learn the new order. */
const QUIET_MS = 50

/** All sections in their order. They are moved by their handles, and selected by their names. */
export function Outline() {
  const { t, icons } = useFrame()
  const { listed, preview, screen } = useEditor()
  const ids = useStore(listed.$ids)
  const isPreview = useStore(preview.$previewed) !== null
  const isFull = ids.length >= maxSections
  // The first frame of an action does not wait for it.
  const settled = useDeferredValue(useSettled(ids, QUIET_MS))
  return (
    <nav className="outline" id="sections" tabIndex={-1} aria-label={t('Sections')}>
      <SettledOrder value={settled}>
        <SortableList id="outline" {...useSorting(ids, settled)}>
          {rows}
        </SortableList>
      </SettledOrder>
      {!isPreview && (
        <>
          <BufferSlot />
          <button
            type="button"
            className="btn line outline-add"
            aria-disabled={isFull || undefined}
            onClick={isFull ? undefined : () => screen.openPicker(ids.length)}
          >
            <Icon href={`${icons}#add`} />
            {t('Add a section')}
          </button>
        </>
      )}
    </nav>
  )
}

const rows = <OutlineRows />

/**
 * The props of the list that moves rows. It learns the settled order; one that was made by dragging at once, because
 * the rows are still in the air.
 */
function useSorting(ids: readonly number[], settled: readonly number[]) {
  const { editor, listed } = useEditor()
  const { keys } = editor
  const act = useSectionActions()
  const nameOf = useSectionName()
  const [dropped, setDropped] = useState(ids)
  const order = dropped === ids ? ids : settled
  const find = useCallback((key: string) => listed.$byId.get().get(keys.idOf(Number(key))), [listed, keys])
  return {
    keys: useMemo(() => order.map((id) => String(keys.keyOf(id))), [order, keys]),
    nameOf: useCallback(
      (key: string) => {
        const section = find(key)
        return section ? nameOf(section) : key
      },
      [find, nameOf],
    ),
    onMove: useCallback(
      (key: string, position: number) => {
        const section = find(key)
        if (!section || position < 0) return
        act.move(section, position)
        setDropped(listed.$ids.get())
      },
      [find, act, listed],
    ),
  }
}
