import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { NavigationEntry } from '#shared/contract/site.ts'

export const GET = endpoint({
  summary: 'Lists the pages of the sidebar that are open to the user.',
  access: 'signed-in',
  answer: NavigationEntry,
  list: true,
  run: async ({ locals: { navigation, t } }) => ({
    data: navigation().map((item) => ({ ...item, title: t(item.title) })),
  }),
})

export const ALL = otherMethods({ GET })
