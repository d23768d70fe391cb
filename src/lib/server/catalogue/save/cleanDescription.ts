import sanitize from 'sanitize-html'

const options: sanitize.IOptions = {
  allowedTags: ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'a', 'blockquote', 'code', 'pre', 'hr'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    // The page's only h1 is the training's title.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    a: sanitize.simpleTransform('a', { rel: 'noopener nofollow' }),
  },
}

/** Removes all HTML but paragraphs, headings, lists, emphasis, quotations, code and links to the web. */
export function cleanDescription(html: string): string {
  return html === '' ? '' : sanitize(html, options).trim()
}

/** Converts plain text to HTML: an empty line begins a paragraph. Text with tags is HTML already. */
export function describeText(text: string): string {
  // linear: a tag ends before the next one begins.
  if (/<\/?[a-z][^<>]*>/i.test(text)) return text
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  // linear: the first search takes all adjacent line breaks.
  const paragraphs = escaped.split(/\n\s*\n/).map((paragraph) => paragraph.trim())
  return paragraphs
    .filter(Boolean)
    .map((paragraph) => `<p>${linesOf(paragraph).join('<br />')}</p>`)
    .join('\n')
}

function linesOf(paragraph: string): string[] {
  return paragraph.split('\n').map((line) => line.trim())
}
