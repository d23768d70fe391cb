import { useStore } from '@nanostores/react'
import { useCallback, useRef, useState } from 'react'
import { afterFrame } from '#client/afterFrame.ts'
import type { SectionStart } from '#shared/sections/draftSections.ts'
import { definitions } from '#shared/sections/registry.ts'
import type { SectionType } from '#shared/sections/types.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useEditor } from '../editorContext.ts'
import { useSectionActions } from '../useSectionActions.ts'
import { useSectionName } from '../useSectionName.ts'
import { PickerTypes } from './PickerTypes.tsx'
import { TemplateList } from './TemplateList.tsx'
import './picker.css'

/** Chooses the type of a new section, and how it begins. */
export function PickerDialog({ index }: { index: number }) {
  const { t, icons } = useFrame()
  const { facts, editor, screen } = useEditor()
  const act = useSectionActions()
  const buffer = useStore(editor.$buffer)
  const [chosen, setChosen] = useState(facts.types[0] ?? null)
  const starts = useRef<HTMLDivElement>(null)
  const veil = useRef<HTMLDivElement>(null)
  const choose = useCallback((type: SectionType) => {
    setChosen(type)
    // On a narrow screen the templates are below all types.
    if (matchMedia('(width < 860px)').matches) requestAnimationFrame(() => starts.current?.scrollIntoView())
  }, [])
  // The pictures of the templates are documents: they go once the frame with the new section is painted. Until then they
  // are out of sight, without being drawn again.
  const closeAfter = useCallback(
    (action: () => void) => {
      if (veil.current) veil.current.hidden = true
      action()
      afterFrame(screen.closeDialog)
    },
    [screen],
  )
  const add = useCallback(
    (start?: SectionStart) => closeAfter(() => chosen && act.add(chosen, index, start)),
    [closeAfter, chosen, act, index],
  )
  return (
    <Dialog
      open
      veil={veil}
      onClose={screen.closeDialog}
      size="fullscreen"
      title={t('Add a section')}
      description={<PickedPlace index={index} />}
      closeLabel={t('Close')}
      icons={icons}
    >
      <div className="picker">
        <PickerTypes chosen={chosen} onChoose={choose} onAdd={add} />
        {chosen && (
          <div className="picker-start" data-type={chosen} ref={starts}>
            <h3>{t(definitions[chosen].label)}</h3>
            <p className="quiet">{t('Start from a template or with an empty section. You can change every text.')}</p>
            <TemplateList type={chosen} onUse={add} />
            <div className="actions">
              <Button look="fill" onClick={() => add()}>
                {t('Start empty')}
              </Button>
              {buffer && (
                <Button look="text" onClick={() => closeAfter(() => act.paste(index))}>
                  {t('Paste the copied section')}
                </Button>
              )}
            </div>
          </div>
        )}
      </div>
    </Dialog>
  )
}

function PickedPlace({ index }: { index: number }) {
  const { t } = useFrame()
  const nameOf = useSectionName()
  const sections = useStore(useEditor().editor.$sections)
  const before = sections[index - 1]
  if (!before) return t('It is added at the top.')
  const values = { name: nameOf(before), position: index + 1, total: sections.length + 1 }
  return t('It is added after “{{name}}”, at position {{position}} of {{total}}.', values)
}
