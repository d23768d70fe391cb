/** Small drawings of the widths of a section on a page. */
export const widthDrawings = {
  narrow: page('M17 8h14v12H17z'),
  normal: page('M12 8h24v12H12z'),
  wide: page('M7 8h34v12H7z'),
  full: page('M3 8h42v12H3z'),
}

/** Small drawings of lines of text. */
export const alignmentDrawings = {
  start: lines('M8 5h32v3H8zM8 12.5h20v3H8zM8 20h28v3H8z'),
  center: lines('M8 5h32v3H8zM14 12.5h20v3H14zM10 20h28v3H10z'),
}

function page(body: string) {
  return (
    <svg className="segment-drawing" viewBox="0 0 48 28" aria-hidden="true">
      <rect className="look-page" x="3" y="3" width="42" height="22" rx="2" />
      <path d={body} />
    </svg>
  )
}

function lines(body: string) {
  return (
    <svg className="segment-drawing mirrored" viewBox="0 0 48 28" aria-hidden="true">
      <path d={body} />
    </svg>
  )
}
