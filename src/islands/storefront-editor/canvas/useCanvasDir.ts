import { useStore } from '@nanostores/react'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { useEditor } from '../editorContext.ts'

/** The direction of the canvas: the chosen one, else that of its language on this site. */
export function useCanvasDir(language: string): 'ltr' | 'rtl' {
  const { languages } = useFrame()
  const chosen = useStore(useEditor().screen.$dir)
  return chosen ?? languages.find(({ langcode }) => langcode === language)?.dir ?? 'ltr'
}
