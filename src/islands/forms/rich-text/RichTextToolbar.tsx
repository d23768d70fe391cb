import type { Editor } from '@tiptap/core'
import { Toolbar } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import type { Translate } from '#shared/i18n/message.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { RichTextLink } from './RichTextLink.tsx'
import type { LinkRule } from './richTextLinks.ts'

interface RichTextToolbarProps {
  editor: Editor
  /** The id of the text. */
  controls: string
  dir: 'ltr' | 'rtl'
  links: LinkRule
  icons: string
  t: Translate
}

/** The formats of a text. The toolbar is one stop of the Tab key; the arrow keys move inside it. */
export function RichTextToolbar({ editor, controls, dir, links, icons, t }: RichTextToolbarProps) {
  const [isLinking, setLinking] = useState(false)
  const run = () => editor.chain().focus()
  const tool = (label: string, sign: ReactNode, use: () => void, on?: boolean, off = false) => (
    <Tooltip text={label}>
      <Toolbar.Button
        className="icon-btn rich-text-tool"
        aria-label={label}
        aria-pressed={on}
        disabled={off}
        onClick={use}
      >
        {sign}
      </Toolbar.Button>
    </Tooltip>
  )
  const icon = (name: 'link' | 'undo' | 'redo') => <Icon href={`${icons}#${name}`} mirrored={name !== 'link'} />
  return (
    <>
      <Toolbar.Root className="rich-text-tools" dir={dir} aria-label={t('Formatting')} aria-controls={controls}>
        {tool(t('Bold'), <b>B</b>, () => run().toggleBold().run(), editor.isActive('bold'))}
        {tool(t('Italic'), <i>I</i>, () => run().toggleItalic().run(), editor.isActive('italic'))}
        {tool(
          t('Heading'),
          <b>H</b>,
          () => run().toggleHeading({ level: 3 }).run(),
          editor.isActive('heading', { level: 3 }),
        )}
        {tool(t('Bulleted list'), bullets, () => run().toggleBulletList().run(), editor.isActive('bulletList'))}
        {tool(t('Numbered list'), numbers, () => run().toggleOrderedList().run(), editor.isActive('orderedList'))}
        {tool(t('Link'), icon('link'), () => setLinking(!isLinking), isLinking || editor.isActive('link'))}
        {tool(t('Undo'), icon('undo'), () => run().undo().run(), undefined, !editor.can().undo())}
        {tool(t('Redo'), icon('redo'), () => run().redo().run(), undefined, !editor.can().redo())}
      </Toolbar.Root>
      {isLinking && <RichTextLink editor={editor} onClose={() => setLinking(false)} links={links} t={t} />}
    </>
  )
}

const bullets = (
  <svg className="icon mirrored" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 5.5h3v3H4zM4 10.5h3v3H4zM4 15.5h3v3H4zM10 6.2h10v1.6H10zM10 11.2h10v1.6H10zM10 16.2h10v1.6H10z" />
  </svg>
)

const numbers = <span className="rich-text-number">1.</span>
