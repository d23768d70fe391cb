import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { DraftSection } from '#shared/sections/draft.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu, type MenuItem } from '../../ui/Menu.tsx'
import { useEditor } from '../editorContext.ts'
import { useSectionActions } from '../useSectionActions.ts'
import { useSectionName } from '../useSectionName.ts'

interface SectionMenuProps {
  section: DraftSection
}

/** All that can be done with a section, for the keyboard and for touch. The menu is made when it is first opened. */
export function SectionMenu({ section }: SectionMenuProps) {
  const { t, icons } = useFrame()
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const name = useSectionName()(section)
  const trigger = (
    <IconButton
      className="outline-more"
      icon={`${icons}#more_vert`}
      label={t('Actions: {{name}}', { name })}
      onClick={isOpen === null ? () => setOpen(true) : undefined}
    />
  )
  if (isOpen === null) return trigger
  return <OpenMenu section={section} trigger={trigger} open={isOpen} onOpenChange={setOpen} />
}

interface OpenMenuProps extends SectionMenuProps {
  trigger: React.ReactElement
  open: boolean
  onOpenChange(open: boolean): void
}

function OpenMenu({ section, trigger, open, onOpenChange }: OpenMenuProps) {
  const { t, dir } = useFrame()
  const { editor, screen } = useEditor()
  const buffer = useStore(editor.$buffer)
  const ids = useStore(editor.$ids)
  const index = ids.indexOf(section.id)
  const act = useSectionActions()
  const items: MenuItem[] = [
    { label: t('Edit'), onSelect: () => act.edit(section, 'content') },
    ...(index > 0 ? [{ label: t('Move up'), onSelect: () => act.move(section, index - 1) }] : []),
    ...(index < ids.length - 1 ? [{ label: t('Move down'), onSelect: () => act.move(section, index + 1) }] : []),
    { label: t('Move to position…'), onSelect: () => screen.openMove(section.id) },
    { label: t('Add a section after this one'), onSelect: () => act.pick(index + 1), separated: true },
    { label: t('Copy'), onSelect: () => act.copy(section) },
    ...(buffer ? [{ label: t('Paste after this one'), onSelect: () => act.paste(index + 1) }] : []),
    {
      label: section.hidden ? t('Show to readers') : t('Hide from readers'),
      onSelect: () => act.toggleHidden(section),
      separated: true,
    },
    { label: t('Remove'), onSelect: () => act.remove(section) },
  ]
  return <Menu trigger={trigger} items={items} dir={dir} open={open} onOpenChange={onOpenChange} />
}
