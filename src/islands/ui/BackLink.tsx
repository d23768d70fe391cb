import { Icon } from './Icon.tsx'

interface BackLinkProps {
  title: string
  /** A path of this site, or the address of another site. */
  href: string
  /** The address of the icon sprite. */
  icons: string
}

/** A link back with an arrow, which is mirrored in right-to-left languages. */
export function BackLink({ title, href, icons }: BackLinkProps) {
  const external = /^https?:/.test(href)
  return (
    <a className="back" href={href} rel={external ? 'external noreferrer' : undefined}>
      <Icon href={`${icons}#arrow_back`} mirrored />
      {title}
    </a>
  )
}
