import { type Direction, direction } from '#shared/i18n/languages.ts'
import { useFrame } from './SettingsFrame.tsx'

/** Returns the direction of a language: as the site stores it, otherwise that of its script. */
export function useDirections(): (lang: string) => Direction {
  const { languages } = useFrame()
  return (lang) => languages.find(({ langcode }) => langcode === lang)?.dir ?? direction(lang)
}
