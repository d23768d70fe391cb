import { expect, test, vi } from 'vitest'
import { readMultipart } from '#server/http/multipart.ts'
import { freshFolder } from '#tests/support/freshDatabase.ts'

/** A device of Linux on which each write fails, as on a full disk. */
const FULL = '/dev/full'

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  return { ...fs, createWriteStream: () => fs.createWriteStream(FULL) }
})

test.runIf(process.platform === 'linux')(
  'a form that still arrives when the disk is full is refused at once',
  async () => {
    const start = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'
    const cancelled = Promise.withResolvers<void>()
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(start + 'x'.repeat(1000))),
      cancel: () => cancelled.resolve(),
    })
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const request = new Request('https://saltmarsh.test/upload', {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    } as RequestInit)
    const reading = readMultipart(request, { dataDir: freshFolder() }, { bytes: 1_000_000, uid: 1 })
    await expect(reading).rejects.toMatchObject({ code: 'ENOSPC' })
    await cancelled.promise
  },
)
