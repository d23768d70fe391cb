import { existsSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { clearIncoming, incomingFile } from '#server/http/incoming.ts'
import { freshFolder } from '#tests/support/freshDatabase.ts'

test('each body has a temporary file of its own in a folder that only the site reads', async () => {
  const dataDir = join(freshFolder(), 'new', 'data')
  const [one, other] = [await incomingFile({ dataDir }), await incomingFile({ dataDir })]
  expect(one).not.toBe(other)
  expect(dirname(one)).toBe(join(dataDir, 'incoming'))
  expect(statSync(dirname(one)).mode & 0o777).toBe(0o700)
})

test('files that a killed process left are removed, and a site without any starts too', async () => {
  const dataDir = freshFolder()
  await clearIncoming({ dataDir })
  const left = await incomingFile({ dataDir })
  writeFileSync(left, 'half')
  await clearIncoming({ dataDir })
  expect(existsSync(left)).toBe(false)
})
