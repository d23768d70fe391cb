import { useEffect } from 'react'
import { afterFrame } from '#client/afterFrame.ts'
import type { HeldSave } from '#client/editor/storefrontSave.ts'
import { msg } from '#shared/i18n/message.ts'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { useEditor } from './editorContext.ts'

const reasons: Record<HeldSave['by'], string> = {
  buffer: msg('Not saved yet. Paste or clear the copied section, then save.'),
  editing: msg('Not saved yet. Finish editing the section, then save.'),
}

/** The button that ends what Save waits for. */
const nextSteps: Record<HeldSave['by'], string> = {
  buffer: '.outline-buffer button',
  editing: '.panel-foot button',
}

/** When a dialog of saving ends and Save has to wait, says why and moves the focus to the next step. */
export function useHeldSave(): void {
  const { t } = useFrame()
  const { save, screen } = useEditor()
  useEffect(
    () =>
      save.$held.listen((held) => {
        if (held === null) return
        screen.notice({ message: t(reasons[held.by]) })
        // On a phone the copied section is in the outline, which the page may cover.
        screen.showPage(false)
        afterFrame(() => document.querySelector<HTMLElement>(nextSteps[held.by])?.focus())
      }),
    [save, screen, t],
  )
}
