interface IconProps {
  /** The address of the icon in the site's sprite: `{iconsHref}#{name}`. */
  href: string
  /** Mirrored in right-to-left languages, because it points in the direction of the text. */
  mirrored?: boolean
}

/** A Material Symbol next to a text with the same meaning; hidden from screen readers. */
export function Icon({ href, mirrored = false }: IconProps) {
  return (
    <svg className={mirrored ? 'icon mirrored' : 'icon'} aria-hidden="true">
      <use href={href} />
    </svg>
  )
}
