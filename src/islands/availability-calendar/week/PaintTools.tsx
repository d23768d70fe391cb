import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { Segments } from '../../forms/fields/Segments.tsx'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Switch } from '../../forms/fields/Switch.tsx'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useCalendar } from '../calendarContext.ts'

/** How the week is painted, undo and redo, and time off. */
export function PaintTools() {
  const { t, icons } = useFrame()
  const touchId = useId()
  const { editor, view } = useCalendar()
  const { mode, tool, step, isTouching } = useStore(view.$paint, { ssr: 'initial' })
  const { date } = useStore(view.$place, { ssr: 'initial' })
  const canUndo = useStore(editor.$canUndo, { ssr: 'initial' })
  const canRedo = useStore(editor.$canRedo, { ssr: 'initial' })
  return (
    <fieldset className="paint-tools" aria-label={t('Tools')} data-touching={isTouching || undefined}>
      <fieldset className="paint-choice">
        <legend className="unseen">{t('The hours that you paint are')}</legend>
        <Segments
          chosen={mode}
          onChoose={(chosen) => view.set({ mode: chosen })}
          choices={[
            { value: 'weekly', label: t('Every week') },
            { value: 'once', label: t('Only this week') },
          ]}
        />
      </fieldset>
      <fieldset className="paint-choice">
        <legend className="unseen">{t('Painting')}</legend>
        <Segments
          chosen={tool}
          onChoose={(chosen) => view.set({ tool: chosen })}
          choices={[
            { value: 'paint', label: t('Add hours') },
            { value: 'erase', label: t('Remove hours') },
          ]}
        />
      </fieldset>
      <label className="paint-step">
        <span className="unseen">{t('Size of the cells')}</span>
        <select
          className="arrow-select"
          value={step}
          onChange={({ target }) => view.set({ step: target.value === '15' ? 15 : 30 })}
        >
          <option value="30">{t('{{count}} minutes', { count: 30 })}</option>
          <option value="15">{t('{{count}} minutes', { count: 15 })}</option>
        </select>
      </label>
      <label className="switch-line paint-touch" htmlFor={touchId}>
        <Switch id={touchId} checked={isTouching} onChange={({ target }) => view.set({ isTouching: target.checked })} />
        {t('Paint with the finger')}
      </label>
      <div className="paint-end">
        <IconButton
          icon={`${icons}#undo`}
          mirrored
          label={t('Undo')}
          aria-keyshortcuts="Control+Z Meta+Z"
          off={!canUndo}
          onClick={editor.undo}
        />
        <IconButton
          icon={`${icons}#redo`}
          mirrored
          label={t('Redo')}
          aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
          off={!canRedo}
          onClick={editor.redo}
        />
        <Button className="paint-off" onClick={() => view.open({ kind: 'exception', exception: null, day: date })}>
          {t('Time off…')}
        </Button>
      </div>
    </fieldset>
  )
}
