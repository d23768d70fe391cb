/**
 * A file whose address names its content. Browsers keep it without a limit. Under an old name, which a page from before
 * a change may still request, they get the current content for a short time.
 */
export function keptFile(
  content: string | Uint8Array<ArrayBuffer>,
  type: string,
  { isCurrent }: { isCurrent: boolean },
): Response {
  return new Response(content, {
    headers: {
      'Content-Type': type,
      'Cache-Control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
    },
  })
}
