interface IconProps {
  /** Its place in the site's sprite: `{iconsHref}#{name}`. */
  href: string
  /** It points along the line of text and turns round from right to left. */
  mirrored?: boolean
}

/** A Material Symbol beside words that say the same; a reader without eyes hears nothing of it. */
export function Icon({ href, mirrored = false }: IconProps) {
  return (
    <svg className={mirrored ? 'icon mirrored' : 'icon'} aria-hidden="true">
      <use href={href} />
    </svg>
  )
}
