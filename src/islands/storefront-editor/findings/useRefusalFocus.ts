import { useEffect } from 'react'
import { afterFrame } from '#client/afterFrame.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { useEditor } from '../editorContext.ts'

/** After a save that was refused, announces it and moves the focus to the first problem, which may be out of sight. */
export function useRefusalFocus(): void {
  const { t } = useFrame()
  const { save, screen } = useEditor()
  useEffect(
    () =>
      save.$problems.listen((problems) => {
        if (problems.length === 0) return
        screen.announce(t('Not saved.'))
        afterFrame(() => document.querySelector<HTMLElement>('.findings :is([role="alert"], li > button)')?.focus())
      }),
    [save, screen, t],
  )
}
