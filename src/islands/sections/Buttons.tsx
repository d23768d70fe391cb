import type { Link } from '#shared/sections/parts.ts'
import { Anchor } from './Anchor.tsx'
import { numbered } from './numbered.ts'
import type { Mark } from './view.ts'

/** Up to two ways on: the first filled, the second outlined. */
export function Buttons({ links, mark }: { links: Link[]; mark: Mark }) {
  if (links.length === 0) return null
  return (
    <div className="go" {...mark}>
      {numbered(links).map(({ key, item: { label, url } }) => (
        <Anchor key={key} href={url} className={key === 0 ? 'btn fill' : 'btn line'}>
          {label}
        </Anchor>
      ))}
    </div>
  )
}
