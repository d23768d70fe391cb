/** A text of HTML with places that are filled in for each request. */
export interface CutHtml {
  /** The HTML before the first place. */
  start: string
  places: readonly Place[]
}

/** The HTML of a part of pages, and what the islands in it need on each page: Astro adds their scripts once. */
export interface KeptPart extends CutHtml {
  islands: readonly object[]
}

interface Place {
  name: string
  /** Inside the JSON of an island's props. */
  inProps: boolean
  /** The HTML after this place. */
  rest: string
}

/** Characters for private use, which no text of the site needs. */
const OPEN = '\uE000'
const CLOSE = '\uE001'

/** The text that stands for a place while the HTML is written. */
export function placeOf(name: string): string {
  return OPEN + name + CLOSE
}

/** Whether a text could be taken for a place. */
export function looksLikePlace(text: string): boolean {
  return text.includes(OPEN) || text.includes(CLOSE)
}

/**
 * Cuts HTML at the places with these names; other texts that look like places stay as they are. Each place is a whole
 * text, a whole value of an attribute, or a whole string in the props of an island, so that one way to escape is enough
 * for each.
 */
export function cutAtPlaces(html: string, names: readonly string[]): CutHtml {
  if (names.length === 0) return { start: html, places: [] }
  const [start = '', ...parts] = html.split(new RegExp(`${OPEN}(${names.join('|')})${CLOSE}`))
  const places: Place[] = []
  let before = start
  for (let at = 0; at < parts.length; at += 2) {
    const [name = '', rest = ''] = parts.slice(at, at + 2)
    const inProps = before.slice(0, before.lastIndexOf('"') + 1).endsWith(' props="')
    before += rest
    places.push({ name, inProps, rest })
  }
  return { start, places }
}

/** Returns the HTML with these texts in its places, escaped. */
export function filledHtml({ start, places }: CutHtml, texts: Readonly<Record<string, string>>): string {
  let html = start
  for (const { name, inProps, rest } of places) {
    const text = texts[name]
    if (text === undefined) throw new Error(`Nothing is given for the place ${name}.`)
    html += escaped(inProps ? JSON.stringify(text).slice(1, -1) : text) + rest
  }
  return html
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter)
}
