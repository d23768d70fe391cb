import type { RichText } from '../richText.ts'

type Block = RichText['content'][number]

/** The blocks of formatted texts, for templates. */
export const textBlocks = { heading, paragraph, bullets }

function heading(text: string): Block {
  return { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text }] }
}

function paragraph(text: string): Block {
  return { type: 'paragraph', content: [{ type: 'text', text }] }
}

function bullets(...texts: string[]): Block {
  return {
    type: 'bulletList',
    content: texts.map((text) => ({
      type: 'listItem',
      content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
    })),
  }
}
