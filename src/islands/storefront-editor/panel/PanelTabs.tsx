import type { KeyboardEvent } from 'react'
import type { PanelTab } from '#client/editor/editorScreen.ts'
import { useFrame } from '../../settings/SettingsFrame.tsx'

interface PanelTabsProps {
  tabs: readonly PanelTab[]
  tab: PanelTab
  onChoose(tab: PanelTab): void
}

/** The tabs of the panel; the arrow keys move between them. */
export function PanelTabs({ tabs, tab, onChoose }: PanelTabsProps) {
  const { t, dir } = useFrame()
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
    onChoose(next)
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
          onClick={() => onChoose(name)}
        >
          {labels[name]}
        </button>
      ))}
    </div>
  )
}
