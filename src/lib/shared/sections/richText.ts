import { z } from 'zod'
import { isSafeLink, unsafeLink } from './links.ts'

/** Rich text as the editor stores it: tiptap's JSON, only the nodes and marks named here. */

const Mark = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bold') }),
  z.object({ type: z.literal('italic') }),
  z.object({ type: z.literal('link'), attrs: z.object({ href: z.string().max(2000).refine(isSafeLink, unsafeLink) }) }),
])
const Text = z.object({ type: z.literal('text'), text: z.string().min(1), marks: z.array(Mark).optional() })
const Break = z.object({ type: z.literal('hardBreak') })
const Inline = z.discriminatedUnion('type', [Text, Break])
const Paragraph = z.object({ type: z.literal('paragraph'), content: z.array(Inline).optional() })
const Heading = z.object({
  type: z.literal('heading'),
  attrs: z.object({ level: z.int().min(2).max(4) }),
  content: z.array(Inline).optional(),
})
/** The deepest nesting of lists: without a limit, a small request could exhaust the stack. */
export const maxListDepth = 4

type RichParagraph = z.infer<typeof Paragraph>
export interface RichList {
  type: 'bulletList' | 'orderedList'
  content: { type: 'listItem'; content: (RichParagraph | RichList)[] }[]
}

const Block = z.union([Paragraph, Heading, list(maxListDepth)])
export const RichText = z.object({ type: z.literal('doc'), content: z.array(Block) })
export type RichText = z.infer<typeof RichText>
export type RichBlock = z.infer<typeof Block> | RichList['content'][number]
export type RichInline = z.infer<typeof Inline>

function list(depth: number): z.ZodType<RichList> {
  const inside = depth > 1 ? z.union([Paragraph, list(depth - 1)]) : Paragraph
  const item = z.object({ type: z.literal('listItem'), content: z.array(inside).min(1) })
  return z.object({ type: z.enum(['bulletList', 'orderedList']), content: z.array(item).min(1) })
}

/** Returns plain paragraphs as rich text, for texts in code (defaults, the demo academy). */
export function plainRichText(...paragraphs: string[]): RichText {
  return { type: 'doc', content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })) }
}
