/** Whether a text is the address of a page on the web. */
export function isWebAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url !== undefined && /^https?:$/.test(url.protocol) && url.hostname !== '' && !/\s/.test(text)
}
