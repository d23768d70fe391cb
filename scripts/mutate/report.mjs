import { readFileSync, writeFileSync } from 'node:fs'
import { fileOf, isIn, UNNOTICED } from './rooms.mjs'

const NOTICED = ['Killed', 'Timeout']

/**
 * Reads what was found in a room, or in a part of it, and writes the mutants that no test notices as text beside it. The
 * results of a room also hold what earlier runs know of its other parts.
 * @param {{ room: string, only?: string }} selected
 */
export function readReport({ room, only }) {
  const { files } = JSON.parse(readFileSync(fileOf(room, 'json'), 'utf8'))
  const inPart = Object.entries(files).filter(([file]) => isIn(file, room, only))
  const mutants = inPart.flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, file, lines: source.split('\n') })),
  )
  const noticed = mutants.filter(({ status }) => NOTICED.includes(status)).length
  const survivors = mutants.filter(({ status }) => UNNOTICED.includes(status))
  const ignored = mutants.filter(({ status }) => status === 'Ignored').length
  const text = fileOf(only ?? room, 'txt')
  writeFileSync(text, survivors.map(described).join('\n'))
  return { noticed, survivors: survivors.length, ignored, text }
}

/**
 * One line for a room; one that broke off has no score.
 * @param {{ room: string, report: ReturnType<typeof readReport> | null }} result
 */
export function summaryLine({ room, report }) {
  if (report === null) return `${room}: broke off, see above`
  const { noticed, survivors, ignored, text } = report
  const all = noticed + survivors
  const score = all === 0 ? 'no mutants' : `${((100 * noticed) / all).toFixed(1)} % of ${all} mutants noticed`
  return `${room}: ${score}, ${survivors} not (${text}), ${ignored} left out`
}

function described({ file, location, mutatorName, replacement, status, lines }) {
  const { start, end } = location
  const old = start.line === end.line ? lines[start.line - 1].slice(start.column - 1, end.column - 1) : null
  const before = old ?? `${lines[start.line - 1].slice(start.column - 1)} …`
  const reach = status === 'NoCoverage' ? ' (no test reaches it)' : ''
  return `${file}:${start.line}:${start.column} ${mutatorName}${reach}\n  - ${before}\n  + ${oneLine(replacement ?? '')}\n`
}

function oneLine(text) {
  return text.replace(/\s*\n\s*/g, ' ')
}
