import { useStore } from '@nanostores/react'
import { toInstant } from '#shared/contract/time.ts'
import { fromWallTime, toWallTime } from '#shared/i18n/wallTime.ts'
import { useFrame } from '../../settings/SettingsFrame.tsx'
import { useEditor } from '../editorContext.ts'

/**
 * The day that the canvas shows, today or another one at noon of the site: sections that begin or end are shown as on
 * that day. A field that is emptied goes back to today.
 */
export function AsOfField() {
  const { t, timeZone } = useFrame()
  const { screen } = useEditor()
  const asOf = useStore(screen.$asOf)
  const today = dayOf(toInstant(new Date()), timeZone)
  return (
    <label className="editor-as-of">
      <span>{t('As of')}</span>
      <input
        type="date"
        value={asOf === null ? today : dayOf(asOf, timeZone)}
        onChange={({ target: { value } }) =>
          screen.show({ asOf: value === today ? null : fromWallTime(`${value}T12:00`, timeZone) })
        }
      />
    </label>
  )
}

function dayOf(instant: string, timeZone: string): string {
  return toWallTime(instant, timeZone).slice(0, 10)
}
