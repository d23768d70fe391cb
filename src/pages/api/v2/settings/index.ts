import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { countriesIn } from '#server/people/countries.ts'
import { publicFooter, publicGeneral, publicLanguages } from '#server/site/publicSite.ts'
import { Country, ListedLanguage, PublicFooter, PublicGeneral, settingsTypes } from '#shared/contract/site.ts'
import { z } from 'zod'

export const GET = endpoint({
  summary: 'Settings for the user: the general ones, those of the footer, or the list of countries or languages.',
  access: 'public',
  query: z.object({ type: z.enum(settingsTypes) }),
  answer: z.union([PublicGeneral, PublicFooter, z.array(Country), z.array(ListedLanguage)]),
  list: 'some',
  async run({ query, user, locals: { site, language, flags, disclaimer, now } }) {
    switch (query.type) {
      case 'general':
        return { data: publicGeneral(site, { language, timezone: user?.timezone ?? null, flags, disclaimer }) }
      case 'footer':
        return { data: publicFooter(site, language, now) }
      case 'countries':
        return { data: countriesIn(language) }
      case 'languages':
        return { data: publicLanguages(site) }
    }
  },
})

export const ALL = otherMethods({ GET })
