import type { ReactNode } from 'react'
import type { HeadingLevel, HeadingTag, Mark, ViewContext } from './view.ts'

interface HeadProps {
  content: { title: string; text?: string }
  mark: Mark
  level: HeadingLevel
  /** Leads to all of what the section shows a part of. */
  more?: string | null | undefined
  view: Pick<ViewContext, 't'>
  /** What else belongs under the title. */
  children?: ReactNode
}

/** A section's title, the sentence under it, and the way to the rest. Draws nothing where all are empty. */
export function Head({ content: { title, text = '' }, mark, level, more, view: { t }, children }: HeadProps) {
  if (!title && !text && !more) return null
  const Title: HeadingTag = `h${level}`
  return (
    <div className="hd">
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
