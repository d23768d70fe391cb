import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { sectionData } from '#server/storefront/sectionData.ts'
import { SectionData, SectionDataWish } from '#shared/contract/managedStorefront.ts'

export const POST = endpoint({
  summary:
    'Returns the data of sections that are being edited, in the order of the request, as the page would load it: for the ' +
    'unregistered storefront as a visitor, for the registered one as the asking user. Nothing is saved.',
  access: 'storefront_manage',
  body: SectionDataWish,
  answer: SectionData,
  list: true,
  idempotency: { heldBy: 'nobody' },
  async run({ body, user, locals: { runtime, visit, flags, earnsFor, site } }) {
    const { siteLanguage, timeZone, now } = visit
    const editor = { siteLanguage, timeZone, now, user, flags, earnsFor, features: site.features }
    return { data: await sectionData(runtime, body, editor) }
  },
})

export const ALL = otherMethods({ POST })
