/**
 * A file whose address names its content. Under its own name browsers keep it for ever; under an old one, which a
 * page from before a change may still ask for, they get the present content for a short while.
 */
export function keptFile(content: string, type: string, { isCurrent }: { isCurrent: boolean }): Response {
  return new Response(content, {
    headers: {
      'Content-Type': type,
      'Cache-Control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
    },
  })
}
