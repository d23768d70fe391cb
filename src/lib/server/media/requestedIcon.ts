import type { Storage } from './storage.ts'
import { storedName, uploadType } from './uploadNames.ts'

/** An upload is read; a file of the product has its own address. */
export type RequestedIcon = { content: Uint8Array<ArrayBuffer>; type: string } | { href: string } | undefined

/** The icon that a browser requests by itself, at an address that does not name its content. */
export async function requestedIcon(storage: Pick<Storage, 'read'>, href: string | undefined): Promise<RequestedIcon> {
  const name = href && storedName(href)
  if (!href || !name) return href ? { href } : undefined
  const content = await storage.read(name)
  return content && { content, type: uploadType(href) }
}
