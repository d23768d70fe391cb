import { createDocument, type Editor, type Extensions, type JSONContent } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import type { Translate } from '#shared/i18n/message.ts'
import type { LinkRule } from './richTextLinks.ts'
import type { RichTextPlace } from './RichTextShell.tsx'
import { RichTextToolbar } from './RichTextToolbar.tsx'

/** A form in which formatted texts are stored. */
export interface RichTextKit<Value> {
  extensions: Extensions
  links: LinkRule
  read(editor: Editor): Value
}

export interface RichTextSurfaceProps<Value> extends RichTextPlace {
  value: Value
  onChange(value: Value): void
  pageDir: 'ltr' | 'rtl'
  icons: string
  t: Translate
}

/** The editor itself. Everything in it passes the schema: tags and attributes that it does not know are dropped. */
export function RichTextSurface<Value extends string | JSONContent>({
  kit,
  value,
  onChange,
  control,
  labelledBy,
  autoFocus,
  ...tools
}: RichTextSurfaceProps<Value> & { kit: RichTextKit<Value> }) {
  const { pageDir, icons, t } = tools
  const { onBlur, ...attributes } = control
  // The text that the form has: a form that is reset gives another one.
  const known = useRef(value)
  const editor = useEditor({
    extensions: kit.extensions,
    content: value,
    autofocus: autoFocus && 'end',
    // A style element of the library would break the page's content policy.
    injectCSS: false,
    immediatelyRender: false,
    shouldRerenderOnTransaction: true,
    editorProps: { attributes: { ...present(attributes), ...roles, 'aria-labelledby': labelledBy } },
    onUpdate({ editor: changed }) {
      known.current = kit.read(changed)
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
      <RichTextToolbar editor={editor} controls={control.id} dir={pageDir} links={kit.links} icons={icons} t={t} />
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
