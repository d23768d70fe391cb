// A process that encodes one picture as an upload and prints by how many megabytes its memory grew at most.
import { readFileSync } from 'node:fs'
import { encodePicture } from '#server/media/encodePicture.ts'
import { Refusal } from '#shared/refusal.ts'

const [, , file = ''] = process.argv
const before = peak()
const refused = await encodePicture(file, 'banner').then(
  () => false,
  (error: unknown) => {
    if (error instanceof Refusal) return error.problems[0]?.code ?? ''
    throw error
  },
)
process.stdout.write(JSON.stringify({ refused, megabytes: peak() - before }))

function peak(): number {
  const [, kib = ''] = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  return Number(kib) / 1024
}
