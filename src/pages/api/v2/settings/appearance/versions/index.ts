import { appearanceVersions } from '#server/brand/appearanceVersions.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { AppearanceVersion } from '#shared/contract/appearance.ts'
import { wholeList } from '#shared/contract/common.ts'

export const GET = endpoint({
  summary: 'Lists the last published appearances, the newest first.',
  access: 'site_settings',
  answer: AppearanceVersion,
  list: true,
  async run({ locals: { db } }) {
    const versions = await appearanceVersions(db.reader)
    return { data: versions, meta: wholeList(versions.length) }
  },
})

export const ALL = otherMethods({ GET })
