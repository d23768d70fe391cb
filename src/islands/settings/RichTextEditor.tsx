import { createDocument } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import type { Translate } from '#shared/i18n/message.ts'
import { isKeptLink } from './richTextLinks.ts'
import { RichTextToolbar } from './RichTextToolbar.tsx'

export interface RichTextEditorProps {
  value: string
  onChange(html: string): void
  control: {
    id: string
    lang: string
    dir: 'ltr' | 'rtl'
    onBlur: (() => void) | undefined
    'aria-required': true | undefined
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }
  labelledBy: string
  /** The field had the focus before the editor was loaded. */
  autoFocus: boolean
  pageDir: 'ltr' | 'rtl'
  icons: string
  t: Translate
}

/** All formats that the server keeps. The toolbar has fewer formats, but an older text loses nothing. */
const extensions = [
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
]

/** The editor itself. Everything in it passes the schema: tags and attributes that it does not know are dropped. */
export function RichTextEditor({ value, onChange, control, labelledBy, autoFocus, ...tools }: RichTextEditorProps) {
  const { pageDir, icons, t } = tools
  const { onBlur, ...attributes } = control
  // The HTML that the form has: a form that is reset gives another one.
  const known = useRef(value)
  const editor = useEditor({
    extensions,
    content: value,
    autofocus: autoFocus && 'end',
    // A style element of the library would break the page's content policy.
    injectCSS: false,
    immediatelyRender: false,
    shouldRerenderOnTransaction: true,
    editorProps: { attributes: { ...present(attributes), ...roles, 'aria-labelledby': labelledBy } },
    onUpdate({ editor: changed }) {
      known.current = changed.isEmpty ? '' : changed.getHTML()
      onChange(known.current)
    },
    onBlur: () => onBlur?.(),
  })
  useEffect(() => {
    if (!editor || value === known.current) return
    known.current = value
    // The server may write the same text in another way: then the cursor stays.
    if (createDocument(value, editor.schema).eq(editor.state.doc)) return
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  if (!editor) return null
  return (
    <div className="rich-text-frame">
      <RichTextToolbar editor={editor} {...{ controls: control.id, dir: pageDir, icons, t }} />
      <EditorContent editor={editor} />
    </div>
  )
}

const roles = { class: 'rich-text-area prose', role: 'textbox', 'aria-multiline': 'true' }

function present(attributes: Record<string, string | true | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
}
