import { readFont } from '#server/brand/readFont.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { FontFile, FontQuery } from '#shared/contract/appearance.ts'
import { notFound } from '#shared/refusal.ts'

export const GET = endpoint({
  summary: 'Returns what an uploaded font says about itself, and the letters of each language that it does not have.',
  access: 'site_settings',
  query: FontQuery,
  answer: FontFile,
  refuses: { 404: {} },
  async run({ query: { file }, locals: { runtime } }) {
    const facts = await readFont(runtime.media.storage, file)
    if (!facts) throw notFound()
    const { fallback: _fallback, ...shown } = facts
    return { data: { file, ...shown } }
  },
})

export const ALL = otherMethods({ GET })
