import type { ReactNode } from 'react'
import { isElsewhere, isSafeLink } from '#shared/sections/links.ts'

interface AnchorProps {
  href: string
  className?: string
  children: ReactNode
}

/**
 * A link by an editor. In the editor it may be incomplete or unsafe: then only its text is shown.
 */
export function Anchor({ href, className, children }: AnchorProps) {
  if (!isSafeLink(href)) return <span className={className}>{children}</span>
  return (
    <a href={href} className={className} rel={isElsewhere(href) ? 'noopener noreferrer' : undefined}>
      {children}
    </a>
  )
}
