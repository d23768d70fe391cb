import { useStore } from '@nanostores/react'
import { useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { FormErrors } from '../forms/form/FormErrors.tsx'
import { SaveBar } from '../forms/form/SaveBar.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { Button } from '../ui/Button.tsx'
import { useCalendar } from './calendarContext.ts'
import { changedNames } from './changedNames.ts'
import { useShown } from './useShown.ts'

/** The save bar with the names of what has changed; on a phone without changes, the main actions at the thumb. */
export function CalendarSaveBar() {
  const { t } = useFrame()
  const { editor, form, save } = useCalendar()
  const id = useId()
  const phase = useStore(form.$phase, { ssr: 'initial' })
  const changed = useStore(form.$changed, { ssr: 'initial' })
  const restored = useStore(form.$restored, { ssr: 'initial' })
  const trouble = useStore(form.$trouble, { ssr: 'initial' })
  const problems = useStore(form.$problems, { ssr: 'initial' })
  const values = useStore(editor.$values, { ssr: 'initial' })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      if (form.$changed.get().length > 0 && form.$phase.get() !== 'saving') void save()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [form, save])
  return (
    <>
      <form
        id={id}
        hidden
        onSubmit={(event) => {
          event.preventDefault()
          if (changed.length > 0 && phase !== 'saving') void save()
        }}
      />
      <SaveBar
        phase={phase}
        trouble={trouble}
        restored={restored}
        changed={changedNames(changed, values, t)}
        wrong={problems.length}
        formId={id}
        onDiscard={form.discard}
      />
      {changed.length === 0 && <ThumbActions />}
      <FormErrors
        title={t('Please check the following')}
        problems={problems.map((message) => ({ message }))}
        attempt={problems.length}
      />
    </>
  )
}

/** On a phone the two main actions are at the thumb while nothing waits to be saved. */
function ThumbActions() {
  const { t } = useFrame()
  const { view } = useCalendar()
  const [bar, setBar] = useState<HTMLElement | null>(null)
  const { isTouching } = useStore(view.$paint, { ssr: 'initial' })
  const { place, isTravelling } = useShown()
  useEffect(() => setBar(document.getElementById('save-bar')), [])
  if (!bar) return null
  return createPortal(
    <div className="calendar-thumb">
      <Button onClick={() => view.open({ kind: 'exception', exception: null, day: place.date })}>
        {t('Time off…')}
      </Button>
      {place.view === 'week' && !isTravelling && (
        <Button aria-pressed={isTouching} onClick={() => view.set({ isTouching: !isTouching })}>
          {isTouching ? t('Stop painting') : t('Paint hours')}
        </Button>
      )}
    </div>,
    bar,
  )
}
