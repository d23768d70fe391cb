import { smallerName, uploadedPicture } from './uploadedPicture.ts'

/** One size of the favicon. */
export interface FaviconForm {
  href: string
  /** Such as `32x32`; `any` for a drawing. */
  sizes: string
}

/** The size that Apple's home screens take. */
const APPLE = 180
/** The largest size of browser tabs, on sharp screens. */
const TAB = 96

/** Returns the sizes of a favicon, the smallest first; a file that was not uploaded has only itself. */
export function faviconForms(file: string): FaviconForm[] {
  const picture = uploadedPicture(file)
  if (!picture) return [{ href: file, sizes: 'any' }]
  return picture.srcset.split(', ').map((form) => {
    const [href = file, width = ''] = form.split(' ')
    const side = Number.parseInt(width, 10)
    return { href, sizes: `${side}x${side}` }
  })
}

/** Whether browsers show this size in their tabs. The others are for home screens, by the manifest. */
export function isForTabs({ sizes }: FaviconForm): boolean {
  return sizes === 'any' || Number.parseInt(sizes, 10) <= TAB
}

/** The favicon for Apple's home screens; `undefined` for one that is too small or no upload. */
export function appleIcon(file: string): string | undefined {
  const width = uploadedPicture(file)?.width ?? 0
  if (width < APPLE) return undefined
  return width === APPLE ? file : smallerName(file, APPLE)
}
