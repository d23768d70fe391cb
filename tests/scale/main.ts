// `npm run scale`: prints docs/scale.md, from the cost of one request to the machines for 100 million learners.
//   --measure   measures the costs on this machine first, keeps them, and writes the document; needs a built site
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { assumptions } from './assumptions.ts'
import { scaleDocument } from './document.ts'
import { measure } from './measure.ts'
import type { Measured } from './reckon.ts'

const { values } = parseArgs({ options: { measure: { type: 'boolean', default: false } } })
const kept = join(import.meta.dirname, 'measured.json')
if (values.measure) {
  const measured = await measure()
  writeFileSync(kept, `${JSON.stringify(measured, null, 2)}\n`)
  writeFileSync('docs/scale.md', scaleDocument(measured, assumptions))
}
process.stdout.write(scaleDocument(JSON.parse(readFileSync(kept, 'utf8')) as Measured, assumptions))
