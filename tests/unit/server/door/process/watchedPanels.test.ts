import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

interface Mapping {
  type: string
  options: Record<string, { text: string; color: string }>
}
interface Panel {
  id: number
  type: string
  title: string
  description?: string
  gridPos: { x: number; y: number; w: number; h: number }
  fieldConfig?: {
    defaults: {
      mappings?: Mapping[]
      custom?: { thresholdsStyle?: { mode: string } }
      thresholds?: { steps: { color: string; value: number | null }[] }
    }
  }
  targets?: { expr: string }[]
}

const panels: Panel[] = JSON.parse(readFileSync('deploy/grafana/juniper.json', 'utf8')).panels
const shown = panels.filter(({ type }) => type !== 'row')
const alerts = readFileSync('deploy/prometheus/alerts.yml', 'utf8')
  .split('- alert: ')
  .slice(1)
  .map((text) => {
    const [, expression = ''] = /expr: (?:\| *\n)?([\s\S]*?)\n +(?:for|labels):/.exec(text) ?? []
    const [, sign = '', limit] = /(>|<|==) ([\d.]+)$/.exec(expression) ?? []
    const severity = /severity: (\w+)/.exec(text)?.[1]
    return { name: /^\w+/.exec(text)?.[0], expression, sign, limit: Number(limit), severity }
  })

/** Whether the panel shows what the alert rule measures: the same metrics with the same labels. */
function measures({ targets = [] }: Panel, expression: string): boolean {
  // A panel of all jobs shows that of one name, too.
  const parts = [...expression.matchAll(/\w+(?=\{)|\w+=~?"[^"]*"/g)].map(([part]) => part)
  const windows = /increase|changes/.test(expression) ? (expression.match(/\[\w+\]/g) ?? []) : []
  const asked = [...parts.filter((part) => !part.startsWith('name=')), ...windows]
  const text = targets.map(({ expr }) => expr).join('\n')
  return asked.every((part) => text.includes(part))
}

/** The words for the values of a panel. */
function wordsOf({ fieldConfig }: Panel) {
  const mappings = fieldConfig?.defaults.mappings ?? []
  return Object.assign(
    {},
    ...mappings.filter(({ type }) => type === 'value').map(({ options }) => options),
  ) as Mapping['options']
}

/** The colour of a value, or of the line in a graph that it is above. */
function colourOf(panel: Panel, value: number): string {
  const { thresholds, custom } = panel.fieldConfig?.defaults ?? {}
  if (panel.type === 'timeseries' && custom?.thresholdsStyle?.mode !== 'line') return ''
  const step = thresholds?.steps.findLast((one) => one.value === null || one.value <= value)
  return wordsOf(panel)[value]?.color ?? step?.color ?? ''
}

/** Values at which the alert rule fires, and one at which it does not. */
function valuesOf({ sign, limit }: { sign: string; limit: number }) {
  if (sign === '<') return { firing: [limit - 1], calm: limit }
  if (sign === '>')
    return { firing: [Number.isInteger(limit) ? limit + 1 : limit * 1.01], calm: limit === 0 ? 0 : limit * 0.99 }
  // A panel may count several states of one thing.
  return { firing: [limit, 1, 2, 3], calm: 1 - limit }
}

describe('the dashboard', () => {
  test('has its panels beside and below each other', () => {
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, index) => `${x + (index % w)}/${y + Math.floor(index / w)}`),
    )
    expect(cells.filter((cell, index) => cells.indexOf(cell) !== index)).toEqual([])
    expect(panels.filter(({ gridPos: { x, w } }) => x < 0 || w < 1 || x + w > 24)).toEqual([])
    // Grafana moves panels up to a gap above them.
    const end = Math.max(...panels.map(({ gridPos: { y, h } }) => y + h))
    const lines = new Set(cells.map((cell) => Number(cell.split('/')[1])))
    expect([...lines].toSorted((a, b) => a - b)).toEqual(Array.from({ length: end }, (_, line) => line))
  })

  test('begins with the health of the site', () => {
    const rows = panels.filter(({ type }) => type === 'row').map(({ title }) => title)
    expect(rows).toEqual(['Health', 'Speed', 'Database and queues', 'Jobs and mails', 'Caches', 'Machines'])
    expect(panels[0]?.title).toBe('Health')
  })

  test('has another id and title for each panel, and a sentence that explains it', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
    expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length)
    expect(shown.filter(({ description = '' }) => !/^[A-Z`][^\n]{20,}[^.]\.$/.test(description))).toEqual([])
  })

  test.each(alerts)('shows the limit of the alert rule $name in the colour of its severity', (alert) => {
    const colour = alert.severity === 'page' ? 'red' : 'orange'
    const { firing, calm } = valuesOf(alert)
    const measuring = shown.filter((panel) => measures(panel, alert.expression))
    expect(measuring.length).toBeGreaterThan(0)
    const limited = measuring.filter(
      (panel) =>
        firing.some((value) => colourOf(panel, value).endsWith(colour)) && !colourOf(panel, calm).endsWith(colour),
    )
    expect(limited.map(({ title }) => title)).not.toEqual([])
  })

  test('shows states as words with a colour', () => {
    const states = /\b(?:job_running|mails_due|database_source|search_index_building)\{/
    const ofStates = shown.filter(({ targets = [] }) => targets.some(({ expr }) => states.test(expr)))
    expect(
      ofStates.map((panel) => Object.values(wordsOf(panel)).map(({ text, color }) => `${text}: ${color}`)),
    ).toEqual([
      ['Primary: green', 'Standby: red', 'None: dark-red', 'None: dark-red'],
      ['Idle: #6e7681', 'Running: blue'],
      ['None: green', 'Waiting: blue', 'Waiting for 30 minutes: orange'],
      ['Ready: green', 'Building: blue'],
    ])
    const ofNodes = shown.filter(({ type, targets = [] }) => type !== 'stat' && targets[0]?.expr.startsWith('up{'))
    expect(ofNodes.map((panel) => [wordsOf(panel)[0]?.text, wordsOf(panel)[1]?.text])).toEqual([
      ['Down', 'Up'],
      ['Down', 'Up'],
    ])
  })

  test('explains the names of queues', () => {
    const ofQueues = shown.filter(({ targets = [] }) => targets.some(({ expr }) => expr.includes('work_queue{')))
    const unexplained = ofQueues.filter(
      ({ description = '' }) => !['`held`', '`files`', '`after answers`'].every((name) => description.includes(name)),
    )
    expect([ofQueues.length > 0, unexplained]).toEqual([true, []])
  })

  test('shows 0, not an empty panel, while no request fails', () => {
    const expressions = shown.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
    const sums = expressions.filter((expr) => expr.includes('status=~"5.."') && !expr.includes('by (status)'))
    expect([sums.length, sums.filter((expr) => !expr.includes('or vector(0)'))]).toEqual([2, []])
  })
})
