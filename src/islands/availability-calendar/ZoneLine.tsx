import { useId, useState } from 'react'
import { zoneName } from '#shared/i18n/zoneName.ts'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useChoices } from './useChoices.ts'
import { useShown } from './useShown.ts'
import { ZoneSelect } from './ZoneSelect.tsx'

/** The time zone of the shown times, and another one during travel. */
export function ZoneLine() {
  const { t, icons, lang } = useFrame()
  const { zone, own, isTravelling } = useShown()
  const { choices, change } = useChoices()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const isChosen = choices.travel_time_zone !== null
  return (
    <div className="calendar-zone">
      <p>
        <Icon href={`${icons}#public`} />
        {t('Times in {{zone}}', { zone: zoneName(zone, lang) })}
      </p>
      {isChosen ? (
        <Button look="text" onClick={() => change({ travel_time_zone: null })}>
          {t('Show times in {{zone}}', { zone: zoneName(own, lang) })}
        </Button>
      ) : (
        <Button look="text" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {t('I am travelling')}
        </Button>
      )}
      {isOpen && !isTravelling && !isChosen && (
        <label id={id} className="calendar-travel" htmlFor={`${id}-zone`}>
          <span>{t('Show times in')}</span>
          <ZoneSelect
            id={`${id}-zone`}
            value=""
            empty={t('Choose one')}
            onChange={(travel) => {
              setOpen(false)
              if (travel) change({ travel_time_zone: travel })
            }}
          />
        </label>
      )}
    </div>
  )
}
