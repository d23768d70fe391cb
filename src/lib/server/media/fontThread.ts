// A thread that reads one font and ends; `fontInThread.ts` says why.
import { parentPort, workerData } from 'node:worker_threads'
import subsetFont from 'subset-font'
import { fontFacts } from './fontFacts.ts'
import type { FontRead, FontTask } from './fontInThread.ts'

const { bytes, encode }: FontTask = workerData

parentPort?.postMessage(await read())

async function read(): Promise<FontRead> {
  const content = encode ? await encoded() : Buffer.from(bytes)
  return { content, facts: fontFacts(content) }
}

/** Writes every table of the font again. Tables that may hold pictures, programs of editors or signatures are left out. */
function encoded(): Promise<Buffer> {
  return subsetFont(Buffer.from(bytes), '', {
    keepAllGlyphs: true,
    targetFormat: 'woff2',
    dropTables: ['SVG ', 'DSIG', 'meta', 'FFTM', 'Silf', 'Glat', 'Gloc', 'Feat', 'Sill'],
  })
}
