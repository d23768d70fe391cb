import StarterKit from '@tiptap/starter-kit'
import { isSafeLink } from '#shared/sections/links.ts'
import { RichText } from '#shared/sections/richText.ts'
import { linkOnly } from '../../forms/rich-text/richTextLinks.ts'
import { type RichTextKit, RichTextSurface, type RichTextSurfaceProps } from '../../forms/rich-text/RichTextSurface.tsx'

/** The formats that the schema of sections has. */
const sectionKit: RichTextKit<RichText> = {
  extensions: [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      link: {
        openOnClick: false,
        autolink: false,
        linkOnPaste: true,
        HTMLAttributes: { target: null, rel: 'noopener nofollow', class: null },
        isAllowedUri: (address) => isSafeLink(address),
      },
      strike: false,
      underline: false,
      code: false,
      codeBlock: false,
      blockquote: false,
      horizontalRule: false,
      dropcursor: false,
      gapcursor: false,
      trailingNode: false,
    }),
  ],
  links: linkOnly,
  read(editor) {
    if (editor.isEmpty) return { type: 'doc', content: [] }
    const text: unknown = editor.getJSON()
    // Without the attributes that only the editor needs. A refused text stays, so that the form names its problem.
    const parsed = RichText.safeParse(text)
    return parsed.success ? parsed.data : (text as RichText)
  },
}

/** The editor of a text that is stored as the document of a section. */
export function SectionTextEditor(props: RichTextSurfaceProps<RichText>) {
  return <RichTextSurface kit={sectionKit} {...props} />
}
