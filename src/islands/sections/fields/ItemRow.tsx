import { useSortable } from '@dnd-kit/sortable'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { nativeName } from '#shared/i18n/languages.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { SortableHandle, sortableRow } from '../../forms/sortable/SortableHandle.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useHasProblem } from './FormBody.tsx'

interface ItemRowProps {
  path: string
  rowKey: string
  name: string
  /** From 0. */
  place: number
  total: number
  isOpen: boolean
  canRemove: boolean
  /** The other languages in which the same entry is moved and removed. */
  followers: readonly string[]
  onToggle(): void
  onMove(to: number): void
  onRemove(): void
  children: ReactNode
}

/** One entry of a list: a line with its name, and its fields while it is open. */
export function ItemRow(props: ItemRowProps) {
  const { path, rowKey, name, place, total, isOpen, canRemove, followers, onToggle, onMove, onRemove, children } = props
  const { t, icons } = useFrame()
  const sortable = useSortable({ id: rowKey })
  const bodyId = useId()
  const isWrong = useHasProblem(path)
  const body = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen && !wasOpen.current) body.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <li {...sortableRow(sortable)} className="item-row" data-open={isOpen || undefined}>
      <div className="item-line">
        {total > 1 && <SortableHandle sortable={sortable} name={name} position={place} total={total} />}
        <button type="button" className="item-name" aria-expanded={isOpen} aria-controls={bodyId} onClick={onToggle}>
          <span>
            <bdi>{name}</bdi>
            {isWrong && !isOpen && <span className="item-wrong">{t('Check this entry')}</span>}
          </span>
          <Icon href={`${icons}#${isOpen ? 'expand_less' : 'expand_more'}`} />
        </button>
      </div>
      {isOpen && (
        <div className="item-body" id={bodyId} ref={body}>
          {children}
          <div className="actions">
            {total > 1 && (
              <>
                <IconButton
                  icon={`${icons}#arrow_upward`}
                  label={t('Move up')}
                  off={place === 0}
                  onClick={() => onMove(place - 1)}
                />
                <IconButton
                  icon={`${icons}#arrow_downward`}
                  label={t('Move down')}
                  off={place === total - 1}
                  onClick={() => onMove(place + 1)}
                />
              </>
            )}
            {canRemove && (
              <Button look="text" danger onClick={onRemove}>
                {t('Remove')}
              </Button>
            )}
          </div>
          {followers.length > 0 && (total > 1 || canRemove) && (
            <p className="hint">
              {t('If you move or remove it, the same happens in these languages: {{languages}}', {
                languages: followers.map(nativeName).join(', '),
              })}
            </p>
          )}
        </div>
      )}
    </li>
  )
}
