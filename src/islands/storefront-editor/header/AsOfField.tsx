import { useStore } from '@nanostores/react'
import { type ChangeEvent, useState } from 'react'
import { toInstant } from '#shared/instant.ts'
import { fromWallTime, toWallTime } from '#shared/i18n/wallTime.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { useEditor } from '../editorContext.ts'

/**
 * The day that the canvas shows, today or another one at noon of the site: sections that begin or end are shown as on
 * that day. A field that is emptied goes back to today; one that is typed in keeps what is typed until it is a day.
 */
export function AsOfField() {
  const { t, timeZone } = useFrame()
  const { screen } = useEditor()
  const asOf = useStore(screen.$asOf)
  const [isPartial, setPartial] = useState(false)
  const today = () => dayOf(toInstant(new Date()), timeZone)
  const change = ({ target: { value, validity } }: ChangeEvent<HTMLInputElement>) => {
    setPartial(validity.badInput)
    if (validity.badInput) return
    screen.show({ asOf: value === today() ? null : fromWallTime(`${value}T12:00`, timeZone) })
  }
  return (
    <label className="editor-as-of">
      <span>{t('As of')}</span>
      <input
        type="date"
        // Another value would take the place of the parts that are typed.
        value={isPartial ? '' : asOf === null ? today() : dayOf(asOf, timeZone)}
        onChange={change}
        onBlur={() => setPartial(false)}
      />
    </label>
  )
}

function dayOf(instant: string, timeZone: string): string {
  return toWallTime(instant, timeZone).slice(0, 10)
}
