import { spawn } from 'node:child_process'
import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { importCommand } from '#server/cli/importTrainings.ts'
import { openDatabase } from '#server/db/database.ts'
import { freshDatabaseUrl, freshFolder } from '#tests/support/freshDatabase.ts'

const head = 'external_id,title,language,url\n'
const row = 'a1,Café,en,https://a.example\n'

/** Files that are no catalogue, and what the command says of each. */
const badFiles: Record<string, [content: string | Buffer, says: string]> = {
  'UTF-16 with a mark': [Buffer.from(`\ufeff${head}${row}`, 'utf16le'), 'The file is UTF-16 or no text at all.'],
  'UTF-16 from the other end': [Buffer.from(`\ufeff${head}${row}`, 'utf16le').swap16(), 'The file is UTF-16'],
  'UTF-16 without a mark': [Buffer.from(head + row, 'utf16le'), 'The file is UTF-16'],
  'Latin-1': [Buffer.from(head + row, 'latin1'), 'not UTF-8: byte 38, on line 2, cannot be read. It may be Latin-1'],
  'a character cut in two': [
    Buffer.from(`${head}${row}é`).subarray(0, -1),
    'The file is not UTF-8: byte 62, on line 3',
  ],
  'an overlong slash': [
    Buffer.concat([Buffer.from(head), Buffer.from([0xc0, 0xaf])]),
    'The file is not UTF-8: byte 32',
  ],
  'a picture': [Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'The file is UTF-16 or no text at all.'],
  'nothing at all': ['', 'The file is empty.'],
  'other columns': ['name;price\nx;1\n', 'The column “external_id” is missing.'],
  'a column twice': [`title,${head}`, 'The column “title” appears twice.'],
  'a quotation mark left open': [
    `${head}a1,"One,en,https://a.example\n${'x'.repeat(600_000)}`,
    'on line 2 does not end.',
  ],
  'rows that are cut wrongly': [
    `${head}a1,One\na2,"T"wo,en,https://a.example\n`,
    'The row has 2 values, the header has 4.',
  ],
}

test('a file that is no catalogue is refused in a sentence, and nothing of it is imported', async () => {
  const { db, write, count, importing } = await openCatalogue()
  const before = await count()
  for (const [kind, [content, says]] of Object.entries(badFiles)) {
    let said = ''
    const path = write((file) => writeFileSync(file, content))
    const code = await importCommand(db, [path, '--strict'], { write: (piece) => (said += piece) })
    expect(said, kind).toContain(says)
    expect(said, kind).toContain('othing was imported')
    expect(code, kind).toBe(2)
  }
  const { code, said } = await importing((file) => writeFileSync(file, badFiles['Latin-1']![0]))
  expect({ code, said }).toEqual({
    code: 2,
    said: expect.stringMatching(/^The file is not UTF-8.*\nNothing was imported\.\n$/),
  })
  expect(await count()).toBe(before)
})

test('a catalogue of 50 MB is imported in memory that does not grow with it; one without an end is refused', async () => {
  const { importing, count } = await openCatalogue()
  const before = await count()
  const small = await importing((path) => writeFileSync(path, head))
  const endless = await importing((path) => writeFileSync(path, `${head}a1,"${'x'.repeat(50_000_000)}`))
  expect(endless).toMatchObject({ code: 2, said: expect.stringContaining('line 2 does not end.') })
  expect(endless.peakMb - small.peakMb, 'it is not read to its end').toBeLessThan(64)
  expect(await count()).toBe(before)

  const text = 'Words that were written to be read; and more of them. '.repeat(1800)
  const large = await importing((path) => {
    const file = openSync(path, 'w')
    writeSync(file, head.replace('\n', ',description\n'))
    for (let number = 0; number < 512; number++) {
      writeSync(file, `large-${number},Large ${number},en,https://a.example/${number},${text}\n`)
    }
    closeSync(file)
  })
  expect(large.said).toContain('Imported 512 rows: 512 new, 0 changed, 0 as before, 0 bad.')
  expect(large.peakMb - small.peakMb).toBeLessThan(200)
  expect(await count()).toBe(before + 512)
})

async function openCatalogue() {
  const DATABASE_URL = await freshDatabaseUrl('demo')
  const db = openDatabase(DATABASE_URL, { poolSize: 2 })
  onTestFinished(() => db.close())
  const folder = freshFolder()
  let files = 0
  function write(fill: (path: string) => void): string {
    const path = join(folder, `catalogue-${files++}.csv`)
    fill(path)
    return path
  }
  return {
    db,
    async count() {
      const { count } = await db.reader
        .selectFrom('trainings')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    write,
    importing: (fill: (path: string) => void) => runImport({ DATABASE_URL, DATA_DIR: folder }, write(fill)),
  }
}

/**
 * The process itself reports this on the standard output when it ends; the command writes nothing there. The system's
 * count for a process (`maxRSS`) begins with the memory of its parent; the value that Linux notes for it does not.
 */
const reportPeak = `
  import { existsSync, readFileSync } from 'node:fs'
  const status = '/proc/self/status'
  const peak = () => existsSync(status) ? /VmHWM:\\s+(\\d+)/.exec(readFileSync(status, 'utf8'))[1] : process.resourceUsage().maxRSS
  process.on('exit', () => process.stdout.write(String(peak())))`

/** `import trainings FILE`, as people run it: in a process of its own. */
function runImport(env: Record<string, string>, file: string) {
  return new Promise<{ code: number | null; said: string; peakMb: number }>((resolve, reject) => {
    const node = ['--import', `data:text/javascript,${encodeURIComponent(reportPeak)}`]
    const child = spawn(process.execPath, [...node, 'src/lib/server/cli/main.ts', 'import', 'trainings', file], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    let peakKb = ''
    child.stdout.on('data', (piece) => (peakKb += piece))
    child.stderr.on('data', (piece) => (said += piece))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, said, peakMb: Number(peakKb) / 1024 }))
  })
}
