import { queryOptions } from '@tanstack/react-query'

/** The form of a preview, as text. */
export type PreviewFields = Readonly<Record<string, string>>

/**
 * The HTML of a thing that is being edited, as a learner would see it: the server draws it as the site does.
 * @param path the page that draws it
 */
export function typedPreviewQuery(path: string, fields: PreviewFields) {
  return queryOptions({
    queryKey: ['typed-preview', path, fields],
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
