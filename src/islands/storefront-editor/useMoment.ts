import { formatsFor } from '#shared/i18n/format.ts'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { useEditor } from './editorContext.ts'

/** Writes moments that have happened, in the time zone of the user, as on all other pages. */
export function useMoment(): (at: string | Date) => string {
  const { lang } = useFrame()
  const { userTimeZone, patterns } = useEditor().facts
  return formatsFor({ lang, timeZone: userTimeZone, patterns }).dateTime
}
