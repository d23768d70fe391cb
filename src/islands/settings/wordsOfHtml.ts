/** The words of a formatted text, one block on each line; only in the browser. */
export function wordsOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const block of body.querySelectorAll('p, h2, h3, h4, li, pre, blockquote, br')) block.after('\n')
  return (body.textContent ?? '').replace(/\n{2,}/g, '\n').trim()
}
