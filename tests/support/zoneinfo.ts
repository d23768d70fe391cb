import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ruleTransitions } from './posixZone.ts'

/** A stretch of time on one offset: from `from` (UTC seconds) until the next one begins. */
export interface Stretch {
  from: number
  /** Seconds east of UTC. */
  offset: number
}

const FOLDER = '/usr/share/zoneinfo'

/** The reason to skip a test if the operating system has no time zone data. */
export const missing = existsSync(join(FOLDER, 'Europe/London'))
  ? undefined
  : `There is no time zone data in ${FOLDER}. Install it: apt-get install tzdata (Debian, Ubuntu), apk add tzdata (Alpine).`

/** Which release of the data it is, such as 2026c; `undefined` where the system does not say. */
export const dataVersion = existsSync(join(FOLDER, 'tzdata.zi'))
  ? /^# version (\S+)/.exec(readFileSync(join(FOLDER, 'tzdata.zi'), 'utf8'))?.[1]
  : undefined

/** The names of all zones of the operating system. */
export function zoneNames(): string[] {
  return readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map((entry) => join(entry.parentPath, entry.name).slice(FOLDER.length + 1))
    .filter((name) => !/^(posix|right)\/|^(posixrules|localtime|Factory)$/.test(name) && isTzif(join(FOLDER, name)))
    .sort()
}

/**
 * The periods of a zone that reach into some years (the first one from the beginning of time), from its file (TZif,
 * RFC 9636): the periods that the file lists, and after the last one those of its rule (TZ string).
 */
export function stretchesOf(zone: string, years: { from: number; until: number }): Stretch[] {
  const { transitions, initial, rule } = readTzif(readFileSync(join(FOLDER, zone)))
  const begin = Date.UTC(years.from, 0, 1) / 1000
  const end = Date.UTC(years.until + 1, 0, 1) / 1000
  const last = transitions.at(-1)?.from ?? Number.NEGATIVE_INFINITY
  const further = ruleTransitions(rule, years).filter(({ from }) => from > last)
  const all = [{ from: Number.NEGATIVE_INFINITY, offset: initial }, ...transitions, ...further]
  const changes = all.filter(({ offset }, index) => index === 0 || offset !== all[index - 1]?.offset)
  const current = changes.findLastIndex(({ from }) => from <= begin)
  const [first, ...others] = changes.slice(Math.max(0, current)).filter(({ from }) => from < end)
  return first ? [{ ...first, from: Number.NEGATIVE_INFINITY }, ...others] : []
}

function isTzif(path: string): boolean {
  return readFileSync(path).subarray(0, 4).toString('latin1') === 'TZif'
}

function readTzif(file: Buffer): { transitions: Stretch[]; initial: number; rule: string } {
  if (file.readUInt8(4) < 0x32) throw new Error('A time zone file of the first version has no 64-bit data.')
  const head = headerAt(file, 0)
  const begin = 44 + bodyLength(head, 4)
  const { times, types } = headerAt(file, begin)
  const body = begin + 44
  const offsetOf = (type: number) => file.readInt32BE(body + times * 9 + type * 6)
  const transitions = Array.from({ length: times }, (_, index) => ({
    from: Number(file.readBigInt64BE(body + index * 8)),
    offset: offsetOf(file.readUInt8(body + times * 8 + index)),
  }))
  const footer = file.subarray(body + bodyLength(headerAt(file, begin), 8)).toString('latin1')
  return { transitions, initial: types > 0 ? offsetOf(0) : 0, rule: footer.trim() }
}

function headerAt(file: Buffer, at: number) {
  const [utc, standard, leaps, times, types, letters] = [20, 24, 28, 32, 36, 40].map((field) =>
    file.readUInt32BE(at + field),
  )
  return { utc: utc!, standard: standard!, leaps: leaps!, times: times!, types: types!, letters: letters! }
}

function bodyLength(head: ReturnType<typeof headerAt>, bytes: 4 | 8): number {
  return head.times * (bytes + 1) + head.types * 6 + head.letters + head.leaps * (bytes + 4) + head.standard + head.utc
}
