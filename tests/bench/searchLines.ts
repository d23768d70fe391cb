import { apiBase } from '#shared/paths.ts'
import { saveTraining } from '#server/catalogue/save/saveTrainings.ts'
import type { Database } from '#server/db/database.ts'
import type { RunningSite } from '#tests/support/site.ts'
import { percentile } from '#tests/support/percentile.ts'
import { say } from './print.ts'
import { trainingOf } from './searchCatalogue.ts'

/** The maximum that a search of 100,000 trainings may take, in milliseconds: the median, and 99 of 100. */
const PROMISED = { median: 15, p99: 40 }

const kinds: Record<string, readonly string[]> = {
  'frequent words': [
    'python',
    'leadership',
    'data analysis',
    'time management',
    'القيادة',
    'for beginners',
    'statistics',
  ],
  'begun words': ['pro', 'ma', 'statis', 'insp', 'führ', 'מנה'],
  'rare words': ['conder fin', 'quil mor', 'werthof', 'merville', 'خالدر'],
  'misspelt words': ['pyhton', 'leadrship', 'statistcs for begginers', 'projct managment', 'datenbnken', 'الخوارزميت'],
  'Chinese, two characters': ['算法', '数据', '编程', '急救', '写作', '教程', '统计'],
  'words of which some are held': ['zebra python', 'video quantum statistics', 'lawnmower databases'],
}
/** A filter and an order, in turns: the facets are counted for each. */
const filters = ['', '&type[]=course', '&language[]=en&free=1', '&order_by=newest', '&page=1']

/** Measures each kind of question with facets. Returns whether all keep what is promised. */
export async function measureQuestions(site: RunningSite, rounds: number): Promise<boolean> {
  let isKept = true
  for (const [name, questions] of Object.entries(kinds)) {
    const ask = (round: number) => {
      const filter = filters[Math.abs(round) % filters.length]
      return `${apiBase}/trainings?limit=24&s=${encodeURIComponent(questionOf(questions, round))}${filter}`
    }
    const times = await timesOf(site, ask, rounds)
    const isQuick = percentile(times, 0.5) <= PROMISED.median && percentile(times, 0.99) <= PROMISED.p99
    isKept &&= isQuick
    sayTimes(name, times, isQuick ? '✓' : '✗')
  }
  return isKept
}

/** Measures the page of a search. */
export async function measurePage(site: RunningSite, rounds: number): Promise<void> {
  sayTimes('page /search, frequent words', await timesOf(site, pageOf, rounds))
}

/** Measures the page of a search on each site, in turns. Returns the medians. */
export async function medianPages(sites: readonly RunningSite[], rounds: number): Promise<number[]> {
  const times = sites.map((): number[] => [])
  for (let round = -rounds; round < rounds; round++) {
    for (const [place, site] of sites.entries()) {
      const ms = await timeOf(site, pageOf(round))
      if (round >= 0) times[place]!.push(ms)
    }
  }
  return times.map((each) => percentile(each, 0.5))
}

function pageOf(round: number): string {
  return `/search?s=${encodeURIComponent(questionOf(kinds['frequent words']!, round))}`
}

/** Changes trainings and asks for each change once. Returns whether each was found by the first request after it. */
export async function measureChanges(site: RunningSite, db: Database, rounds: number): Promise<boolean> {
  const { id } = await db.reader
    .selectFrom('trainings')
    .select('id')
    .where('external_id', '=', 'bench-77')
    .executeTakeFirstOrThrow()
  const terms = (await db.reader.selectFrom('terms').select('tid').execute()).map(({ tid }) => tid)
  const times: number[] = []
  let isFound = true
  for (let round = 0; round < rounds; round++) {
    const word = `xylo${String.fromCharCode(97 + (round % 26)).repeat(4)}${round}`
    const training = trainingOf(77, terms)
    const text = { title: `Changed ${word}`, summary: '', description: '' }
    await db.transact((tx) => saveTraining(tx, { id, training: { ...training, texts: { en: text } } }, new Date()))
    const began = performance.now()
    const answer = await read(site, `${apiBase}/trainings?s=${word}`)
    times.push(performance.now() - began)
    const { data } = JSON.parse(answer) as { data: { id: number }[] }
    isFound &&= data[0]?.id === id
  }
  sayTimes('first search after a change', times, isFound ? 'found each ✓' : 'NOT FOUND ✗')
  return isFound
}

export async function read(site: RunningSite, path: string): Promise<string> {
  const answer = await fetch(site.url + path, { headers: { connection: 'close' } })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`)
  return text
}

async function timesOf(site: RunningSite, path: (round: number) => string, rounds: number): Promise<number[]> {
  const times: number[] = []
  // The code is compiled first, as on a site that runs, with questions that are not asked again.
  for (let round = -rounds; round < rounds; round++) {
    const ms = await timeOf(site, path(round))
    if (round >= 0) times.push(ms)
  }
  return times
}

async function timeOf(site: RunningSite, path: string): Promise<number> {
  const began = performance.now()
  await read(site, path)
  return performance.now() - began
}

/**
 * A question with marks that no search looks for: one that was asked before would be answered from memory. Rounds below
 * 0 have other marks.
 */
function questionOf(questions: readonly string[], round: number): string {
  const [fifty, one] = round < 0 ? [';', ':'] : [',', '.']
  const at = Math.abs(round)
  return `${questions[at % questions.length]} ${fifty.repeat(Math.floor(at / 50))}${one.repeat(at % 50)}`
}

function sayTimes(name: string, times: readonly number[], verdict = ''): void {
  const numbers = [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(1).padStart(9))
  say(`  ${name.padEnd(36)}${numbers.join('')}  ${verdict}`)
}
