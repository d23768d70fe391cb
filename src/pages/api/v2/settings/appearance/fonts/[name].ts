import { z } from 'zod'
import { readFont } from '#server/brand/readFont.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { FontFile, FontName } from '#shared/contract/appearance.ts'
import { notFound } from '#shared/refusal.ts'

export const GET = endpoint({
  summary: 'Returns what an uploaded font says about itself, and the letters of each language that it does not have.',
  access: 'site_settings',
  params: z.object({ name: FontName }),
  answer: FontFile,
  async run({ params: { name }, locals: { runtime } }) {
    const file = `/media/font/${name}`
    const facts = await readFont(runtime.media.storage, file)
    if (!facts) throw notFound()
    const { fallback: _fallback, ...shown } = facts
    return { data: { file, ...shown } }
  },
})

export const ALL = otherMethods({ GET })
