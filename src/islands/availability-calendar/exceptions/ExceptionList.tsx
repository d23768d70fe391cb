import { withoutException } from '#client/availability/availabilityChanges.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useCalendar } from '../calendarContext.ts'
import { useShown } from '../useShown.ts'
import { type ListedException, useExceptions } from './useExceptions.ts'
import './exceptions.css'

/** Time off and other hours, the next ones first. */
export function ExceptionList() {
  const { t, icons } = useFrame()
  const { view } = useCalendar()
  const { place, today } = useShown()
  const exceptions = useExceptions()
  const coming = exceptions.filter(({ until }) => until >= today)
  const past = exceptions.filter(({ until }) => until < today).reverse()
  const add = () => view.open({ kind: 'exception', exception: null, day: place.date })
  return (
    <section className="exceptions" aria-labelledby="exceptions-title">
      <div className="exceptions-head">
        <h2 id="exceptions-title" tabIndex={-1}>
          {t('Time off and other hours')}
        </h2>
        <Button onClick={add}>
          <Icon href={`${icons}#add`} />
          {t('Add an exception')}
        </Button>
      </div>
      {coming.length === 0 && (
        <div className="empty">
          <Icon href={`${icons}#calendar_month`} />
          <p>{t('No exceptions ahead. Your weekly hours apply.')}</p>
        </div>
      )}
      <ExceptionRows exceptions={coming} />
      {past.length > 0 && (
        <details className="exceptions-past">
          <summary>{t('Past')}</summary>
          <ExceptionRows exceptions={past} />
        </details>
      )}
    </section>
  )
}

function ExceptionRows({ exceptions }: { exceptions: readonly ListedException[] }) {
  const { t, icons } = useFrame()
  const { editor, view } = useCalendar()
  const remove = ({ list, id, title, days }: ListedException) => {
    editor.change((values) => withoutException(values, list, id))
    view.notice(t('{{name}} is removed when you save.', { name: `${title}, ${days}` }))
    // The button that had the focus is gone.
    document.getElementById('exceptions-title')?.focus()
  }
  return (
    <ul className="exception-rows">
      {exceptions.map((exception) => {
        const { list, id, title, days, details, kind } = exception
        const name = `${title}, ${days}`
        return (
          <li key={`${list} ${id}`} className="exception-row" data-kind={kind}>
            <div>
              <b>
                <ExceptionDays {...exception} />
              </b>
              <p>
                {title}
                {id < 0 && <span className="tag">{t('Not saved yet')}</span>}
              </p>
              {details && (
                <p className="quiet">
                  <bdi>{details}</bdi>
                </p>
              )}
            </div>
            <IconButton
              icon={`${icons}#edit`}
              label={t('Edit {{name}}', { name })}
              onClick={() => view.open({ kind: 'exception', exception: { kind: list, id }, day: '' })}
            />
            <IconButton
              icon={`${icons}#delete`}
              label={t('Remove {{name}}', { name })}
              onClick={() => remove(exception)}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** The days in words. Their times stay on one line: broken at the dash, they read the wrong way round in Arabic. */
function ExceptionDays({ days, times }: Pick<ListedException, 'days' | 'times'>) {
  if (!times) return days
  const [before, after] = days.split(times)
  return (
    <>
      {before}
      <span className="exception-times">{times}</span>
      {after}
    </>
  )
}
