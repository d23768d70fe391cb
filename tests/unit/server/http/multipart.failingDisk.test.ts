import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readMultipart } from '#server/http/multipart.ts'
import { freshFolder } from '#tests/support/freshDatabase.ts'

/** A folder of Linux in which nobody can create a file. */
const UNWRITABLE = '/proc/self'

test.runIf(process.platform === 'linux')(
  'a form whose file cannot be written is refused while it arrives',
  async () => {
    const dataDir = freshFolder()
    symlinkSync(UNWRITABLE, join(dataDir, 'incoming'))
    const start = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'
    const cancelled = Promise.withResolvers<void>()
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(start + 'x'.repeat(1000))),
      cancel: () => cancelled.resolve(),
    })
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
    const reading = readMultipart(
      new Request('https://saltmarsh.test/upload', init),
      { dataDir },
      { bytes: 1e6, uid: 1 },
    )
    await expect(reading).rejects.toMatchObject({ code: 'ENOENT' })
    await cancelled.promise
  },
)
