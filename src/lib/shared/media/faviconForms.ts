import { formAtLeast, smallerName, uploadedPicture } from './uploadedPicture.ts'

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
/** The size that all browsers take for a tab. */
const USUAL_TAB = 32
/** The drawing of the product, and the same as a picture for home screens, which take no drawings. */
const shipped = { drawing: '/favicon.svg', home: '/brand/touch-icon.png' }

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

/** The favicon that a browser gets for a tab if it names no size; `undefined` if the site has none. */
export function tabIcon(file: string | null): string | undefined {
  return file ? formAtLeast(file, USUAL_TAB) : undefined
}

/** The icon for a home screen that names no size: the best there is, also a small one. */
export function homeIcon(file: string | null): string | undefined {
  if (!file) return undefined
  return appleIcon(file) ?? (uploadedPicture(file) && file)
}

/** The favicon for Apple's home screens; `undefined` for one that is too small or another drawing. */
export function appleIcon(file: string): string | undefined {
  if (file === shipped.drawing) return shipped.home
  const width = uploadedPicture(file)?.width ?? 0
  if (width < APPLE) return undefined
  return width === APPLE ? file : smallerName(file, APPLE)
}
