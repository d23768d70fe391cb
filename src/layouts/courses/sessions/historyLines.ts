import type { SessionNames } from '#shared/availability/sessionNames.ts'
import type { SessionFieldChange } from '#shared/contract/sessionHistory.ts'
import type { Formats } from '#shared/i18n/format.ts'
import { msg, type Translate } from '#shared/i18n/message.ts'

interface Wording {
  names: SessionNames
  t: Translate
  /** In the time zone of the session. */
  format: Formats
}

/** The fields that the history shows; the others follow from the event itself. */
const fieldLabels: Readonly<Record<string, string>> = {
  training: msg('Training'),
  title: msg('Title of the session'),
  time_zone: msg('Time zone'),
  from: msg('Beginning'),
  until: msg('End'),
  room: msg('Room'),
  capacity: msg('Places'),
  instructors: msg('Instructors'),
}

/** The changed values in words: `Room: Blue room → Garden room`. */
export function historyLines(changes: readonly SessionFieldChange[], wording: Wording): string[] {
  return changes.filter(({ field }) => field in fieldLabels).map((change) => historyLine(change, wording))
}

function historyLine({ field, before, after }: SessionFieldChange, wording: Wording): string {
  const { t } = wording
  return t('{{field}}: {{before}} → {{after}}', {
    field: t(fieldLabels[field] ?? field),
    before: wordsOf(field, before, wording),
    after: wordsOf(field, after, wording),
  })
}

function wordsOf(field: string, value: SessionFieldChange['before'], { names, t, format }: Wording): string {
  if (value === null) return field === 'capacity' ? t('No limit') : t('none')
  if (Array.isArray(value)) {
    return value.length === 0
      ? t('none')
      : format.list(value.map((uid) => names.people.get(uid)?.full_name ?? String(uid)))
  }
  if (typeof value === 'string') return field === 'from' || field === 'until' ? format.dateTime(value) : value
  if (field === 'room') return names.rooms.get(value)?.name ?? String(value)
  if (field === 'training') return names.trainings.get(value)?.title ?? String(value)
  return format.number(value)
}
