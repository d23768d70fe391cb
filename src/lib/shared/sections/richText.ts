import { z } from 'zod'
import { isSafeLink, unsafeLink } from './links.ts'

/** Rich text as the editor stores it: tiptap's JSON, only the nodes and marks named here. */

const Mark = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bold') }),
  z.object({ type: z.literal('italic') }),
  z.object({ type: z.literal('link'), attrs: z.object({ href: z.string().max(2000).refine(isSafeLink, unsafeLink) }) }),
])
/** No section of 64 KB has a longer list. A longer one is refused before its entries are read, because that takes long. */
const LONGEST = 4000

const Text = z.object({ type: z.literal('text'), text: z.string().min(1), marks: entries(Mark).optional() })
const Break = z.object({ type: z.literal('hardBreak') })
const Inline = z.discriminatedUnion('type', [Text, Break])
const Paragraph = z.object({ type: z.literal('paragraph'), content: entries(Inline).optional() })
const Heading = z.object({
  type: z.literal('heading'),
  attrs: z.object({ level: z.int().min(2).max(4) }),
  content: entries(Inline).optional(),
})
/** The deepest nesting of lists: without a limit, a small request could exhaust the stack. */
export const maxListDepth = 4

type RichParagraph = z.infer<typeof Paragraph>
export interface RichList {
  type: 'bulletList' | 'orderedList'
  content: { type: 'listItem'; content: (RichParagraph | RichList)[] }[]
}

const Block = z.discriminatedUnion('type', [Paragraph, Heading, list(maxListDepth)])
export const RichText = z.object({ type: z.literal('doc'), content: entries(Block) })
export type RichText = z.infer<typeof RichText>
export type RichBlock = z.infer<typeof Block> | RichList['content'][number]
export type RichInline = z.infer<typeof Inline>

function list(depth: number): z.ZodObject<{ type: z.ZodEnum<ListTypes>; content: z.ZodType<RichList['content']> }> {
  const inside = depth > 1 ? z.discriminatedUnion('type', [Paragraph, list(depth - 1)]) : Paragraph
  const item = z.object({ type: z.literal('listItem'), content: entries(inside, 1) })
  return z.object({ type: z.enum(['bulletList', 'orderedList']), content: entries(item, 1) })
}

type ListTypes = { [T in RichList['type']]: T }

function entries<One extends z.ZodType>(one: One, fewest = 0) {
  return z.array(one).min(fewest).max(LONGEST)
}

/** Returns plain paragraphs as rich text, for texts in code (defaults, the demo academy). */
export function plainRichText(...paragraphs: string[]): RichText {
  return { type: 'doc', content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })) }
}
