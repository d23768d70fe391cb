import { DAY_MS } from './time.ts'

/**
 * Writes an instant as in the contract and the database: UTC, `yyyy-MM-dd HH:mm:ss`. Text in this form sorts by time.
 */
export function toInstant(date: Date): string {
  const second = Math.floor(date.getTime() / 1000)
  if (second !== last.second) last = { second, text: instantText(second) }
  return last.text
}

/** A request writes the current time several times. */
let last = { second: Number.NaN, text: '' }

function instantText(second: number): string {
  const day = Math.floor(second / DAY_SECONDS)
  const seconds = second - day * DAY_SECONDS
  const minutes = Math.floor(seconds / 60)
  return `${dayText(day)} ${digits(Math.floor(minutes / 60))}:${digits(minutes % 60)}:${digits(seconds % 60)}`
}

const DAY_SECONDS = DAY_MS / 1000

/** The texts of days by their number since 1970: an answer has many instants of few days, and a new text takes long. */
const days = new Map<number, string>()
const MOST_DAYS = 1000

function dayText(day: number): string {
  const known = days.get(day)
  if (known !== undefined) return known
  const text = new Date(day * DAY_MS).toISOString().slice(0, 10)
  if (days.size === MOST_DAYS) days.clear()
  days.set(day, text)
  return text
}

function digits(number: number): string {
  return number < 10 ? `0${number}` : String(number)
}

/** The milliseconds since 1970 of the contract's UTC form; NaN for other text. */
export function millisecondsOf(text: string): number {
  const day = dayStart(text.slice(0, 10))
  const [hours, minutes, seconds] = [twoDigits(text, 11), twoDigits(text, 14), twoDigits(text, 17)]
  const isUsual = text.length === 19 && text[10] === ' ' && text[13] === ':' && text[16] === ':'
  if (!isUsual || !(hours < 24 && minutes < 60 && seconds < 60)) return Date.parse(isoInstant(text))
  return day + ((hours * 60 + minutes) * 60 + seconds) * 1000
}

/** The beginnings of days by their texts. */
const starts = new Map<string, number>()

function dayStart(day: string): number {
  const known = starts.get(day)
  if (known !== undefined) return known
  const start = Date.parse(`${day}T00:00Z`)
  if (starts.size === MOST_DAYS) starts.clear()
  starts.set(day, start)
  return start
}

/** NaN if one of both characters is no digit. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48
  const ones = text.charCodeAt(at + 1) - 48
  return tens >= 0 && tens < 10 && ones >= 0 && ones < 10 ? tens * 10 + ones : Number.NaN
}

/** Reads the contract's UTC form; other text gives an invalid Date. */
export function fromInstant(text: string): Date {
  return new Date(millisecondsOf(text))
}

/** Writes the contract's UTC form as ISO 8601, for `<time datetime>`. */
export function isoInstant(text: string): string {
  return `${text.replace(' ', 'T')}Z`
}
