import { queryOptions } from '@tanstack/react-query'
import { settingsPaths } from '#shared/access/settingsPaths.ts'

const path = `${settingsPaths.products}/preview`

/** The form of the preview, as text. */
export type PreviewFields = Readonly<Record<'uid' | 'id' | 'language' | 'product' | 'stock', string>>

/** The HTML of a product as a learner would see it: the server draws it as the shop does. */
export function productPreviewQuery(fields: PreviewFields) {
  return queryOptions({
    queryKey: ['product-preview', fields],
    // The widget shows its own message.
    meta: { logOnly: true },
    queryFn: async ({ signal }) => {
      const response = await fetch(path, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'error',
        signal,
      })
      if (!response.ok) throw new Error(`The preview was refused: ${response.status}.`)
      return response.text()
    },
  })
}
