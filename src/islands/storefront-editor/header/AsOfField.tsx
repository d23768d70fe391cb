import { useStore } from '@nanostores/react'
import { fromWallTime, toWallTime } from '#shared/i18n/wallTime.ts'
import { useFrame } from '../../settings/SettingsFrame.tsx'
import { useEditor } from '../editorContext.ts'

/** The day that the canvas shows, at noon of the site: sections that begin or end are shown as on that day. */
export function AsOfField() {
  const { t, timeZone } = useFrame()
  const { screen } = useEditor()
  const asOf = useStore(screen.$asOf)
  return (
    <label className="editor-as-of">
      <span>{t('As of')}</span>
      <input
        type="date"
        value={asOf === null ? '' : toWallTime(asOf, timeZone).slice(0, 10)}
        onChange={({ target }) => screen.show({ asOf: fromWallTime(`${target.value}T12:00`, timeZone) })}
      />
    </label>
  )
}
