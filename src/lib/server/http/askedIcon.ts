import type { Storage } from '../media/storage.ts'
import { storedName, uploadType } from '../media/uploadNames.ts'

/**
 * The icon that a browser requests by itself, at an address that does not name its content. An upload is sent; a file of
 * the product has its own address, to which the browser goes.
 */
export async function askedIcon(storage: Pick<Storage, 'read'>, href: string | undefined): Promise<Response> {
  const headers = { 'Cache-Control': 'public, max-age=300' }
  if (!href) return new Response(null, { status: 404 })
  const name = storedName(href)
  if (!name) return new Response(null, { status: 302, headers: { ...headers, Location: href } })
  const content = await storage.read(name)
  if (!content) return new Response(null, { status: 404 })
  return new Response(content, { headers: { ...headers, 'Content-Type': uploadType(href) } })
}
