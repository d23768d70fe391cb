import type { ComponentProps } from 'react'
import { type CalendarPlace, placeHref } from '#shared/availability/calendarPlace.ts'
import { useCalendar } from './calendarContext.ts'

type PlaceLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  to: CalendarPlace
  /** Called before it opens. */
  onOpen?: () => void
}

/** A link to a view and a day of the calendar, which opens without leaving the page. */
export function PlaceLink({ to, onOpen, ...rest }: PlaceLinkProps) {
  const { view } = useCalendar()
  return (
    <a
      {...rest}
      href={placeHref(to)}
      data-stays=""
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return
        event.preventDefault()
        onOpen?.()
        view.go(to)
      }}
    />
  )
}
