import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { publicLanguages } from '#server/site/publicSite.ts'
import { ListedLanguage } from '#shared/contract/site.ts'

export const GET = endpoint({
  summary: 'Lists the languages of the site, in the order they are offered.',
  access: 'public',
  answer: ListedLanguage,
  list: true,
  run: async ({ locals: { site } }) => ({ data: publicLanguages(site) }),
})

export const ALL = otherMethods({ GET })
