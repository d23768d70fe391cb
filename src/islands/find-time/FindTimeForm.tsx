import { useId } from 'react'
import type { WishProblem } from '#client/findTime/wish.ts'
import { intlFormats } from '#shared/i18n/intlFormats.ts'
import type { Translate } from '#shared/i18n/message.ts'
import { zoneName } from '#shared/i18n/zoneName.ts'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import type { FindTimeProps } from './FindTime.tsx'
import { TogetherField } from './TogetherField.tsx'
import type { FindTimeState } from './useFindTime.ts'

const durations = [30, 45, 60, 90, 120, 180, 240, 360, 480]

/** The question: who, how long, when, and whose clock counts. */
export function FindTimeForm({ find, people, zones, today }: FindTimeProps & { find: FindTimeState }) {
  const { t, lang } = useFrame()
  const note = useId()
  const { wish, change, problem, isSearching } = find
  const { duration } = intlFormats(lang)
  const spanProblem = problem && problem !== 'people' ? problemWords(problem, t) : undefined
  return (
    <form
      className="find-time-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        find.send()
      }}
    >
      <TogetherField find={find} people={people} error={problem === 'people' ? problemWords(problem, t) : undefined} />
      <div className="find-time-cells">
        <Field
          label={t('Duration')}
          requiredTitle=""
          control={({ required: _, ...control }) => (
            <select
              {...control}
              value={wish.minutes}
              onChange={({ target }) => change({ minutes: Number(target.value) })}
            >
              {durations.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {duration(minutes)}
                </option>
              ))}
            </select>
          )}
        />
        <Field
          label={t('From')}
          requiredTitle=""
          control={({ required: _, ...control }) => (
            <input
              {...control}
              type="date"
              min={today}
              value={wish.from}
              onChange={({ target }) => change({ from: target.value })}
            />
          )}
        />
        <Field
          label={t('To')}
          requiredTitle=""
          control={({ required: _, ...control }) => (
            <input
              {...control}
              type="date"
              min={wish.from}
              value={wish.until}
              aria-invalid={spanProblem ? true : undefined}
              aria-describedby={spanProblem ? note : undefined}
              onChange={({ target }) => change({ until: target.value })}
            />
          )}
        />
      </div>
      {spanProblem && (
        <p className="error" id={note}>
          {spanProblem}
        </p>
      )}
      <Field
        label={t('Time zone')}
        hint={t('Times between 08:00 and 18:00 on this clock come first.')}
        requiredTitle=""
        control={({ required: _, ...control }) => (
          <select {...control} value={wish.zone} onChange={({ target }) => change({ zone: target.value })}>
            {[...new Set([wish.zone, ...zones])].map((zone) => (
              <option key={zone} value={zone}>
                {`${zoneName(zone, lang)} · ${zone.replaceAll('_', ' ')}`}
              </option>
            ))}
          </select>
        )}
      />
      <Button type="submit" look="line" busy={isSearching}>
        {isSearching ? t('Searching…') : t('Find times')}
      </Button>
    </form>
  )
}

function problemWords(problem: WishProblem, t: Translate): string {
  const words: Record<WishProblem, string> = {
    people: t('Choose at least one person.'),
    order: t('The end must be after the start.'),
    past: t('These days are over.'),
    long: t('This period is too long.'),
  }
  return words[problem]
}
