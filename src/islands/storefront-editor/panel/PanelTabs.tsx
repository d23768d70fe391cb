import { type KeyboardEvent, memo } from 'react'
import type { PanelTab } from '#client/editor/editorScreen.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { useEditor } from '../editorContext.ts'
import { useSectionActions } from '../useSectionActions.ts'

interface PanelTabsProps {
  /** The section that is edited. */
  id: number
  tabs: readonly PanelTab[]
  tab: PanelTab
}

/** The tabs of the panel; the arrow keys move between them. A key press in a field does not draw them again. */
export const PanelTabs = memo(function PanelTabs({ id, tabs, tab }: PanelTabsProps) {
  const { t, dir } = useFrame()
  const { editor } = useEditor()
  const act = useSectionActions()
  const choose = (next: PanelTab) => {
    const section = editor.$byId.get().get(id)
    if (section) act.edit(section, next)
  }
  const labels: Record<PanelTab, string> = {
    content: t('Content'),
    settings: t('Settings'),
    customize: t('Customize'),
    audience: t('Audience'),
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const step = event.key === forward ? 1 : event.key === back ? -1 : 0
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length]
    if (step === 0 || !next) return
    event.preventDefault()
    choose(next)
    document.getElementById(`tab-${next}`)?.focus()
  }
  return (
    <div className="panel-tabs" role="tablist" aria-label={t('Edit the section')} onKeyDown={onKeyDown}>
      {tabs.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`tab-${name}`}
          aria-selected={name === tab}
          aria-controls="panel-body"
          tabIndex={name === tab ? 0 : -1}
          onClick={() => choose(name)}
        >
          {labels[name]}
        </button>
      ))}
    </div>
  )
})
