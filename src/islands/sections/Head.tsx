import type { ReactNode } from 'react'
import type { HeadingLevel, HeadingTag, Mark, ViewContext } from './view.ts'

interface HeadProps {
  content: { title: string; text?: string }
  mark: Mark
  level: HeadingLevel
  /** The address of the complete list. */
  more?: string | null | undefined
  view: Pick<ViewContext, 't'>
  /** Further content below the title. */
  children?: ReactNode
}

/** A section's title, its text, and the link to the complete list. Nothing if all are empty. */
export function Head({ content: { title, text = '' }, mark, level, more, view: { t }, children }: HeadProps) {
  if (!title && !text && !more) return null
  const Title: HeadingTag = `h${level}`
  return (
    <div className="section-head">
      {title && <Title {...mark}>{title}</Title>}
      {text && <p {...mark}>{text}</p>}
      {children}
      {more && (
        <a className="more" href={more} aria-label={title ? t('View all: {{title}}', { title }) : undefined}>
          {t('View all')}
        </a>
      )}
    </div>
  )
}
