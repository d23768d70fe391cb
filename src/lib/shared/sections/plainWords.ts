import type { RichBlock, RichInline, RichText } from './richText.ts'

/** The words of a formatted text, one line for each block. */
export function plainWords({ content }: RichText): string {
  return content.map(wordsOfBlock).filter(Boolean).join('\n')
}

function wordsOfBlock(block: RichBlock): string {
  if (block.type === 'paragraph' || block.type === 'heading') return (block.content ?? []).map(wordsOfInline).join('')
  return block.content.map(wordsOfBlock).join('\n')
}

function wordsOfInline(inline: RichInline): string {
  return inline.type === 'text' ? inline.text : '\n'
}
