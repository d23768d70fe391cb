import StarterKit from '@tiptap/starter-kit'
import { isKeptLink, mailOrLink } from './richTextLinks.ts'
import { type RichTextKit, RichTextSurface, type RichTextSurfaceProps } from './RichTextSurface.tsx'

/** All formats that the server keeps. The toolbar has fewer formats, but an older text loses nothing. */
const htmlKit: RichTextKit<string> = {
  extensions: [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      link: {
        openOnClick: false,
        autolink: false,
        linkOnPaste: true,
        HTMLAttributes: { target: null, rel: 'noopener nofollow', class: null },
        isAllowedUri: (address) => isKeptLink(address),
      },
      strike: false,
      underline: false,
      dropcursor: false,
      gapcursor: false,
      trailingNode: false,
    }),
  ],
  links: mailOrLink,
  read: (editor) => (editor.isEmpty ? '' : editor.getHTML()),
}

/** The editor of a text that is stored as HTML. */
export function RichTextEditor(props: RichTextSurfaceProps<string>) {
  return <RichTextSurface kit={htmlKit} {...props} />
}
