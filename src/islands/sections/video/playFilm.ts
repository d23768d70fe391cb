/**
 * Puts the host's frame in the place of a film's link (`a[data-embed]`), after the reader asked for it by a click:
 * before that nothing is fetched from the host. The link stays what it is where no script runs.
 */
export function playFilm(link: HTMLAnchorElement): void {
  const { embed } = link.dataset
  if (!embed) return
  const frame = document.createElement('iframe')
  frame.src = embed
  frame.title = link.ariaLabel ?? link.textContent ?? ''
  frame.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture'
  // The hosts refuse to play for a page that does not say where it is.
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  // The poster's class carries the ratio, so nothing moves.
  frame.className = link.querySelector('img')?.className ?? ''
  link.replaceWith(frame)
  frame.focus()
}
