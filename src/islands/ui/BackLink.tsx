import { Icon } from './Icon.tsx'

interface BackLinkProps {
  title: string
  /** A path of this site, or an address elsewhere. */
  href: string
  /** The sprite the arrow is in. */
  icons: string
}

/** An arrow and a title that lead back; from right to left the arrow turns. */
export function BackLink({ title, href, icons }: BackLinkProps) {
  const external = /^https?:/.test(href)
  return (
    <a className="back" href={href} rel={external ? 'external noreferrer' : undefined}>
      <Icon href={`${icons}#arrow_back`} mirrored />
      {title}
    </a>
  )
}
