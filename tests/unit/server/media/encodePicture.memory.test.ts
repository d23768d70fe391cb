import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { freshFolder } from '#tests/support/freshDatabase.ts'

type Kind = 'avif8' | 'avif10' | 'progressiveJpeg' | 'interlacedPng' | 'deepInterlacedPng'

const program = new URL('../../../support/encodeOnce.ts', import.meta.url).pathname

/** A picture of one colour, with alpha where the format has it. */
function drawn(kind: Kind, million: number): Sharp {
  const side = Math.floor(Math.sqrt(million * 1e6))
  const channels = kind === 'progressiveJpeg' ? 3 : 4
  const background = { r: 200, g: 30, b: 90, alpha: 0.5 }
  const picture = sharp({ create: { width: side, height: side, channels, background }, limitInputPixels: false })
  const deep = () => picture.toColourspace('rgb16')
  const avif = { quality: 1, effort: 0, chromaSubsampling: '4:4:4' } as const
  const kinds: Record<Kind, () => Sharp> = {
    avif8: () => picture.avif(avif),
    avif10: () => deep().avif({ ...avif, bitdepth: 10 }),
    progressiveJpeg: () => picture.jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
    interlacedPng: () => picture.png({ progressive: true }).withMetadata({ orientation: 6 }),
    deepInterlacedPng: () => deep().png({ progressive: true }),
  }
  return kinds[kind]()
}

async function encoded(picture: Sharp): Promise<{ refused: string | false; megabytes: number }> {
  const file = join(freshFolder(), 'picture')
  await writeFile(file, await picture.toBuffer())
  const { stdout } = await promisify(execFile)(process.execPath, [program, file])
  return JSON.parse(stdout)
}

describe.runIf(process.platform === 'linux')('the memory of one picture is bounded', () => {
  const kinds: [Kind, number][] = [
    ['avif8', 6.3],
    ['avif10', 4.7],
    ['progressiveJpeg', 21],
    ['interlacedPng', 31.9],
    ['deepInterlacedPng', 15.9],
  ]
  test.each(kinds)('%s of %d million pixels', async (kind, million) => {
    const { refused, megabytes } = await encoded(drawn(kind, million))
    expect(refused).toBe(false)
    expect(megabytes).toBeLessThan(200)
  })

  test('an AVIF picture of 12 million pixels is refused before it is decoded', async () => {
    const { refused, megabytes } = await encoded(drawn('avif8', 12))
    expect(refused).toBe('too_many_pixels')
    expect(megabytes).toBeLessThan(20)
  })
})
