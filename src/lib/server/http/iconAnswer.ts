/** The answer to a request for an icon at a fixed address: what is uploaded is sent, and a file elsewhere is led to. */
export function iconAnswer(
  icon: { content: Uint8Array<ArrayBuffer>; type: string } | { href: string } | undefined,
): Response {
  if (!icon) return new Response(null, { status: 404 })
  const headers = { 'Cache-Control': 'public, max-age=300' }
  if ('href' in icon) return new Response(null, { status: 302, headers: { ...headers, Location: icon.href } })
  return new Response(icon.content, { headers: { ...headers, 'Content-Type': icon.type } })
}
