/** A file of the draft that the session of the request sees; a session without a draft gets none. */
export function draftFile(
  { isDraft }: Pick<App.Locals, 'isDraft'>,
  content: string,
  type: string,
  isCurrent: boolean,
): Response {
  if (!isDraft) return new Response(null, { status: 404 })
  const headers = { 'Content-Type': type, 'Cache-Control': isCurrent ? 'private, max-age=3600' : 'no-store' }
  return new Response(content, { headers })
}
