import type { RichText } from '#shared/sections/richText.ts'

type Block = RichText['content'][number]

/** Rich text out of blocks, for texts with more than paragraphs. */
export function doc(...content: Block[]): RichText {
  return { type: 'doc', content }
}

/** A paragraph of plain text. */
export function paragraph(text: string): Block {
  return { type: 'paragraph', content: [{ type: 'text', text }] }
}

/** A heading of level 3, below the title of the section. */
export function heading(text: string): Block {
  return { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text }] }
}

/** A bulleted list; each item is one paragraph. */
export function bullets(...items: string[]): Block {
  return {
    type: 'bulletList',
    content: items.map((text) => ({
      type: 'listItem',
      content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
    })),
  }
}
