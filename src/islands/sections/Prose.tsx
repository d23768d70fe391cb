import type { ReactNode } from 'react'
import type { RichBlock, RichInline, RichText } from '#shared/sections/richText.ts'
import { Anchor } from './Anchor.tsx'
import type { HeadingTag, Mark } from './view.ts'

interface ProseProps {
  text: RichText
  mark: Mark
  /** The tag of its topmost headings; the others follow below. */
  heading: HeadingTag
  className?: string
}

/** Rich text. Only the nodes of the schema are rendered, and text is never HTML. */
export function Prose({ text, mark, heading, className = 'prose' }: ProseProps) {
  const tags = headingTags(text, Number(heading.slice(1)))
  return (
    <div className={className} {...mark}>
      {text.content.map((block, place) => drawBlock(block, place, tags))}
    </div>
  )
}

type HeadingTags = Partial<Record<number, HeadingTag>>

// The used heading levels without gaps, so that the page skips no level.
function headingTags(text: RichText, top: number): HeadingTags {
  const levels = new Set(text.content.flatMap((block) => (block.type === 'heading' ? [block.attrs.level] : [])))
  const ranked = [...levels].sort().map((level, rank) => [level, `h${Math.min(6, top + rank)}`])
  return Object.fromEntries(ranked)
}

function drawBlock(block: RichBlock, key: number, tags: HeadingTags): ReactNode {
  if (block.type === 'paragraph') return <p key={key}>{block.content?.map(drawInline)}</p>
  if (block.type === 'heading') {
    const Heading = tags[block.attrs.level] ?? 'h6'
    return <Heading key={key}>{block.content?.map(drawInline)}</Heading>
  }
  const children = block.content.map((child, place) => drawBlock(child, place, tags))
  if (block.type === 'listItem') return <li key={key}>{children}</li>
  return block.type === 'bulletList' ? <ul key={key}>{children}</ul> : <ol key={key}>{children}</ol>
}

function drawInline(inline: RichInline, key: number): ReactNode {
  if (inline.type === 'hardBreak') return <br key={key} />
  let drawn: ReactNode = inline.text
  for (const mark of inline.marks ?? []) {
    if (mark.type === 'bold') drawn = <strong key={key}>{drawn}</strong>
    else if (mark.type === 'italic') drawn = <em key={key}>{drawn}</em>
    else {
      drawn = (
        <Anchor key={key} href={mark.attrs.href}>
          {drawn}
        </Anchor>
      )
    }
  }
  return drawn
}
