import { useStore } from '@nanostores/react'
import type { PanelTab } from '#client/editor/editorScreen.ts'
import type { DraftSection } from '#shared/sections/draft.ts'
import type { IconName } from '#shared/theme/icons.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { useEditor } from '../editorContext.ts'
import { useSectionActions } from '../useSectionActions.ts'
import { useSectionName } from '../useSectionName.ts'

interface SectionToolbarProps {
  section: DraftSection
  index: number
  total: number
}

/** The actions of the selected section. */
export function SectionToolbar({ section, index, total }: SectionToolbarProps) {
  const { t } = useFrame()
  const { editor, screen } = useEditor()
  const act = useSectionActions()
  const name = useSectionName()(section)
  const isEdited = useStore(editor.$editingId) === section.id
  const tab = useStore(screen.$tab)
  const tabs: [PanelTab, string][] = [
    ['content', t('Content')],
    ['settings', t('Settings')],
    ['customize', t('Customize')],
  ]
  return (
    <fieldset className="section-toolbar" aria-label={t('Section: {{name}}', { name })}>
      <ToolButton icon="drag_indicator" label={t('Move to position…')} onClick={() => screen.openMove(section.id)} />
      <ToolButton
        icon="arrow_upward"
        label={t('Move up')}
        off={index === 0}
        onClick={() => act.move(section, index - 1)}
      />
      <ToolButton
        icon="arrow_downward"
        label={t('Move down')}
        off={index === total - 1}
        onClick={() => act.move(section, index + 1)}
      />
      <hr />
      {tabs.map(([key, label]) => (
        <button
          key={key}
          type="button"
          className="section-tool-tab"
          aria-pressed={isEdited && tab === key}
          onClick={() => act.edit(section, key)}
        >
          {label}
        </button>
      ))}
      <hr />
      <ToolButton icon="content_copy" label={t('Copy')} onClick={() => act.copy(section)} />
      <ToolButton
        icon={section.hidden ? 'visibility_off' : 'visibility'}
        label={section.hidden ? t('Show to readers') : t('Hide from readers')}
        onClick={() => act.toggleHidden(section)}
      />
      <ToolButton icon="delete" label={t('Remove')} onClick={() => act.remove(section)} />
    </fieldset>
  )
}

interface ToolButtonProps {
  icon: IconName
  label: string
  off?: boolean
  onClick(): void
}

function ToolButton({ icon, label, off = false, onClick }: ToolButtonProps) {
  const { icons } = useFrame()
  return (
    <Tooltip text={label}>
      <button
        type="button"
        className="section-tool"
        aria-label={label}
        aria-disabled={off || undefined}
        onClick={off ? undefined : onClick}
      >
        <Icon href={`${icons}#${icon}`} />
      </button>
    </Tooltip>
  )
}
