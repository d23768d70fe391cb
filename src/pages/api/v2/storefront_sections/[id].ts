import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { requestLanguage } from '#server/http/language.ts'
import { publicStorefront } from '#server/storefront/publicStorefront.ts'
import { storefrontVisit } from '#server/storefront/page.ts'
import { LanguageCode, PathId } from '#shared/contract/common.ts'
import { notFound } from '#shared/refusal.ts'
import { PublicSection } from '#shared/sections/section.ts'
import { z } from 'zod'

export const GET = endpoint({
  summary: 'Returns a section of the user’s storefront, in the language that is asked for.',
  access: 'storefront_page',
  params: z.object({ id: PathId }),
  query: z.object({ language: z.union([z.literal('origin'), LanguageCode]).optional() }),
  answer: PublicSection,
  async run({ params, query, locals }) {
    const visit = storefrontVisit(locals)
    const shownIn = requestLanguage(locals.site, { query: query.language ?? null, cookie: visit.language })
    const { sections } = await publicStorefront(locals.runtime, visit, shownIn)
    const section = sections.find(({ id }) => id === params.id)
    if (!section) throw notFound()
    return { data: section }
  },
})

export const ALL = otherMethods({ GET })
