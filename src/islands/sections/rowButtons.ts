/**
 * Wires the two scroll buttons of every row. A script of its own that only browsers without `::scroll-button` load. A
 * button that leads nowhere is hidden, and the focus then moves to the other one.
 */
for (const frame of document.querySelectorAll('.row-frame')) {
  const [row, back, on] = frame.children as unknown as [HTMLElement, HTMLElement, HTMLElement]

  function update(): void {
    // From right to left the position counts from 0 downwards; rounding leaves up to 3 pixels.
    const position = Math.abs(row.scrollLeft)
    const focused = document.activeElement
    back.hidden = position < 3
    on.hidden = position > row.scrollWidth - row.clientWidth - 3
    if (focused === back && back.hidden) on.focus()
    if (focused === on && on.hidden) back.focus()
  }

  // The snap points round a press to whole cards.
  const step = () => (document.dir === 'rtl' ? -0.9 : 0.9) * row.clientWidth
  back.onclick = () => row.scrollBy(-step(), 0)
  on.onclick = () => row.scrollBy(step(), 0)
  row.onscroll = update
  new ResizeObserver(update).observe(row)
}
