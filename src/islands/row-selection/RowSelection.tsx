import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { call } from '#client/api.ts'
import { closeMenus } from '#client/closeMenus.ts'
import { createRowActions, type RowAction, rowsFor, type SelectedRow } from '#client/stores/rowActions.ts'
import { createRowSelection } from '#client/stores/rowSelection.ts'
import { withNotice } from '#shared/notices/flash.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../forms/dialogs/ConfirmDialog.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { SettingsFrame, type SettingsFrameProps, useFrame } from '../forms/frame/SettingsFrame.tsx'
import { withFallback } from '../ui/withFallback.tsx'
import { RunResults } from './RunResults.tsx'
import './style.css'

interface RowSelectionProps {
  frame: SettingsFrameProps
  /** The id of the table or list. */
  table: string
  actions: readonly RowAction[]
}

/** The bar above a table with checkboxes: how many rows are selected, and what can be done with them. */
export const RowSelection = withFallback(({ frame, ...rest }: RowSelectionProps) => (
  <SettingsFrame frame={frame}>
    <SelectionBar {...rest} />
  </SettingsFrame>
))

function SelectionBar({ table, actions }: Omit<RowSelectionProps, 'frame'>) {
  const { t, icons, lang } = useFrame()
  const [selection] = useState(createRowSelection)
  const [runs] = useState(() => createRowActions(sendRow, t('Something went wrong, please try again.')))
  const rows = useStore(selection.$rows, { ssr: 'initial' })
  const total = useStore(selection.$total, { ssr: 'initial' })
  const run = useStore(runs.$run, { ssr: 'initial' })
  const [asked, setAsked] = useState<RowAction | null>(null)
  const isRunning = run !== null && run.results.length < run.total

  useEffect(() => {
    const element = document.getElementById(table)
    const stops = element ? [selection.follow(element), closeMenus(element)] : []
    return () => {
      for (const stop of stops) stop()
    }
  }, [selection, table])

  useEffect(() => {
    if (rows.length === 0) return
    const clear = (event: KeyboardEvent) => {
      const isElsewhere = event.target instanceof Element && event.target.closest('[role="dialog"], [type="search"]')
      if (event.key === 'Escape' && !event.defaultPrevented && !isElsewhere) selection.selectAll(false)
    }
    document.addEventListener('keydown', clear)
    return () => document.removeEventListener('keydown', clear)
  }, [selection, rows.length])

  const start = async (action: RowAction) => {
    setAsked(null)
    const path = location.pathname + location.search
    if (await runs.run(action, rows)) location.assign(withNotice(path, 'saved'))
  }
  const possible = actions.filter((action) => rowsFor(action, rows).length > 0)
  return (
    <div className="row-selection" data-open={rows.length > 0 || undefined}>
      <p className="unseen" role="status">
        {rows.length > 0 && t('{{count}} selected', { count: rows.length })}
      </p>
      {rows.length > 0 && (
        <section className="row-selection-bar" aria-label={t('Selection')}>
          <label className="row-selection-all">
            <input
              type="checkbox"
              checked={rows.length === total}
              ref={(box) => {
                if (box) box.indeterminate = rows.length < total
              }}
              onChange={({ target }) => selection.selectAll(target.checked)}
            />
            <span>
              {rows.length < total ? t('Select all {{total}} on this page', { total }) : t('All on this page')}
            </span>
          </label>
          <p className="row-selection-count">
            <strong>{t('{{count}} selected', { count: rows.length })}</strong> <span>{statesOf(rows, lang)}</span>
          </p>
          <div className="actions">
            {possible.map((action) => (
              <Button
                key={action.id}
                danger={action.danger ?? false}
                busy={isRunning && run.action.id === action.id}
                disabled={isRunning && run.action.id !== action.id}
                onClick={() => (action.confirm ? setAsked(action) : void start(action))}
              >
                {t('{{action}} {{total}}', { action: action.label, total: rowsFor(action, rows).length })}
              </Button>
            ))}
            <IconButton
              icon={`${icons}#close`}
              label={t('Clear the selection')}
              onClick={() => selection.selectAll(false)}
            />
          </div>
        </section>
      )}
      {run && <RunResults run={run} onClose={runs.clear} />}
      {asked?.confirm && (
        <ConfirmDialog
          open
          {...asked.confirm}
          confirm={t('{{action}} {{total}}', { action: asked.label, total: rowsFor(asked, rows).length })}
          danger={asked.danger ?? false}
          onConfirm={() => void start(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  )
}

/** How many of the rows are in each state, such as `2 Active, 1 Paused`. */
function statesOf(rows: readonly SelectedRow[], lang: string): string {
  const counts = Map.groupBy(rows, ({ state }) => state)
  const words = [...counts].flatMap(([state, { length }]) =>
    state === undefined ? [] : [`${length.toLocaleString(lang)} ${state}`],
  )
  return words.length === 0 ? '' : new Intl.ListFormat(lang, { type: 'unit' }).format(words)
}

function sendRow({ call: name, body, revised }: RowAction, { id, revision }: SelectedRow): Promise<unknown> {
  const sent = body || revised ? { body: { ...body, ...(revised && { revision }) } } : {}
  // why: the page names the call and its body together; the server checks both
  return call(name, { params: { id }, ...sent, whole: false } as Parameters<typeof call<typeof name>>[1])
}
