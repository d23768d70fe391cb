const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/**
 * The words of a formatted text, one block on each line. It works on text alone, because forms are also drawn on the
 * server.
 * @param html the markup of `RichTextField`, in which every other `<` and `&` is escaped
 */
export function wordsOfHtml(html: string): string {
  return (
    html
      .replaceAll(/<br\s?\/?>|<\/(?:p|h[2-4]|li|pre|blockquote)>/g, '\n')
      // linear: a tag holds no other `<`.
      .replaceAll(/<[^<>]*>/g, '')
      .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
        if (name) return named[name.toLowerCase()] ?? whole
        const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
        return code <= 0x10ffff ? String.fromCodePoint(code) : whole
      })
      .replaceAll(/\n{2,}/g, '\n')
      .trim()
  )
}
