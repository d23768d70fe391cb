import type { ControlProps } from '../ui/Field.tsx'
import { useCalendar } from './calendarContext.ts'
import { zoneLabel } from './zoneLabel.ts'

type ZoneSelectProps = Partial<ControlProps> & {
  value: string
  onChange(zone: string): void
  /** The first choice, with an empty value. */
  empty?: string
}

/** A choice of a time zone, in the groups of the database of zones. A native list has type-ahead on every device. */
export function ZoneSelect({ value, onChange, empty, ...control }: ZoneSelectProps) {
  const { facts } = useCalendar()
  const zones = facts.zones.includes(value) || value === '' ? facts.zones : [...facts.zones, value]
  const groups = Map.groupBy(zones, (zone) => zone.split('/', 1)[0] ?? '')
  return (
    <select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
      {empty !== undefined && <option value="">{empty}</option>}
      {[...groups].map(([region, members]) => (
        <optgroup key={region} label={region}>
          {members.map((zone) => (
            <option key={zone} value={zone}>
              {zoneLabel(zone)}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  )
}
